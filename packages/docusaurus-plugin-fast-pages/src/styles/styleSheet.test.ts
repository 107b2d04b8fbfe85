import {describe, expect, it} from 'vitest';
import {withoutUnused} from './styleSheet';

const shake = (css: string, scripts = '', removed: string[] = []): string => withoutUnused(css, [scripts], removed);

describe('rules', () => {
  it('go when no script names their classes, ids or elements', () => {
    const removed: string[] = [];
    const css = '.hero,.card>p{top:0}#map{top:0}video{top:0}.card .x:hover{top:0}.card:not(.y){top:0}';
    expect(shake(css, 'jsx("p",{className:"card"})', removed)).toBe('.card>p{top:0}.card:not(.y){top:0}');
    expect(removed).toEqual(['.hero', '#map', 'video', '.card .x:hover']);
  });

  it.each([
    ':focus-visible{top:0}',
    ':is(pre,.tab):focus-visible{top:0}',
    '*,:before,::after{top:0}',
    'html[data-theme=dark] body:not(:has(> .gone)){top:0}',
    '[class*=col--]{top:0}',
    '.a\\:b{top:0}',
    '@keyframes turn{from{top:0}50%{top:1px}}',
    '@layer one,two;@import "x.css";',
  ])('stay when they ask for no name, or for one that cannot be told: %s', (css) => {
    expect(shake(css)).toBe(css);
  });

  it('ask for the names in :where() and :is() of one selector', () => {
    expect(shake(':where(.gone):hover{top:0}:is(.here){top:0}', '"here"')).toBe(':is(.here){top:0}');
  });

  it('stay when a script makes their names from a beginning', () => {
    expect(shake('.col--3{top:0}.row--3{top:0}', '"col--"+width')).toBe('.col--3{top:0}');
  });

  it('leave no empty block behind, but for a layer, which has its place among the others', () => {
    expect(shake('@layer one{@media print{.gone{top:0}}}')).toBe('@layer one{}');
  });
});
