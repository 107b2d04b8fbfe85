import {expect, it} from 'vitest';
import {docsAreaOf} from '../../fixtures/areas';
import {areaById} from './areas';

it('names the areas there are when asked for another', () => {
  expect(() => areaById([docsAreaOf('wissen'), docsAreaOf('hilfe')], 'wisen')).toThrow(
    'unknown area "wisen"; valid: wissen, hilfe',
  );
});
