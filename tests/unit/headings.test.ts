import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {elementsOfHeadings} from '../../packages/docusaurus-content-check/src/rules/safety/codeRule';
import {trustedTypesScript} from '../../packages/docusaurus-publish/src/server/trustedTypes';

/** The markup that the policy of trusted types lets pass, as a browser asks for it. */
function passes(html: string): boolean {
  let create: (html: string) => string | null = () => null;
  const trustedTypes = {createPolicy: (_: string, {createHTML}: {createHTML: typeof create}) => (create = createHTML)};
  runInNewContext(trustedTypesScript, {window: {trustedTypes}, trustedTypes});
  return create(html) === html;
}

it('what the check lets headings hold does not crash the page with its table of contents', () => {
  expect(passes('Eins <script>alert(1)</script>')).toBe(false);
  expect(elementsOfHeadings.size).toBeGreaterThan(9);
  // Docusaurus leaves pictures out there.
  const shown = [...elementsOfHeadings].filter((name) => name !== 'img');
  expect(shown.filter((name) => !passes(`Eins <${name} class="x">zwei</${name}>`))).toEqual([]);
});
