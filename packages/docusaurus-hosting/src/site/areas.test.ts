import {describe, expect, it} from 'vitest';
import {areas, docsAreaOf} from '../../fixtures/areas';
import {writtenFacts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {areaById, offeredAreas} from './areas';

it('names the areas there are when asked for another', () => {
  expect(() => areaById([docsAreaOf('wissen'), docsAreaOf('hilfe')], 'wisen')).toThrow(
    'unknown area "wisen"; valid: wissen, hilfe',
  );
});

describe('the main page of an area', () => {
  const without = (...ids: string[]) =>
    defineFacts({
      ...writtenFacts,
      services: Object.fromEntries(
        Object.entries(writtenFacts.services).map(([id, service]) => [id, {...service, offered: !ids.includes(id)}]),
      ),
    });
  const mainPage = (...ids: string[]) => areaById(offeredAreas(areas, without(...ids)), 'services').mainRoute;

  it('is the chosen one, as long as its service is offered', () => {
    expect(mainPage('tunnel')).toBe('/hilfe/zugang');
  });

  it('is the first overview that is left, once it is not', () => {
    expect(mainPage('zugang')).toBe('/hilfe/reden');
    expect(mainPage('zugang', 'post', 'plausch')).toBe('/hilfe/schutz');
  });

  it('is asked for when there is no such overview', () => {
    expect(() => mainPage(...Object.keys(writtenFacts.services))).toThrow(
      /mainRoute of "Hilfe" leads to \/hilfe\/zugang, .*choose another page in src\/site\//,
    );
  });
});
