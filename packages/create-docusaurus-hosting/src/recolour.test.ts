import {expect, it} from 'vitest';
import {readAnswers} from './answers';
import {recolourer} from './recolour';

const css = `:root {
  --ifm-color-primary: #0a5c4f;
  --ifm-color-primary-dark: #095347;
  --site-brand: #0a5c4f;
  --site-mark: #fbe7a9;
  --ifm-footer-background-color: #0b2a25;
}
html[data-theme='dark'] {
  --site-brand: #7bd3bd;
  --site-mark: #4a3b12;
}`;
const recolourWith = (color: object) => recolourer(css, readAnswers({name: 'x', domain: 'x.example', color}, []));

it('a brand has one colour a mode, and its shades follow', () => {
  const changed = recolourWith({light: '#7a1f3d', dark: '#e59ab5'})(css);
  expect(changed).toContain('--site-brand: #7a1f3d');
  expect(changed).toContain('--ifm-color-primary-dark: #6e1c37');
  expect(changed).toContain('--site-brand: #e59ab5');
  expect(changed).not.toMatch(/#(?:0a5c4f|095347|0b2a25|7bd3bd)/);
  expect(changed).toContain('--site-mark: #fbe7a9');
});

it('drawings change with it', () => {
  expect(recolourWith({light: '#7a1f3d'})('<rect fill="#0A5C4F"/><path stroke="#ffffff"/>')).toBe(
    '<rect fill="#7a1f3d"/><path stroke="#ffffff"/>',
  );
});

it('without a colour everything stays', () => {
  expect(recolourer(css, {name: 'x', domain: 'x.example'})(css)).toBe(css);
});

it.each([
  ['one that nobody could read', {light: '#ffcc00'}, /color\.light: #ffcc00 has a contrast of 1\.\d to 1.*darker/],
  ['a dark one on the dark ground', {light: '#7a1f3d', dark: '#7a1f3d'}, /color\.dark: .*lighter/],
  ['one that is not written as hex', {light: 'red'}, 'must be a colour like #0a0b0c'],
])('refuses %s', (_, color, message) => {
  expect(() => recolourWith(color)).toThrow(message);
});
