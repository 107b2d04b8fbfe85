// @vitest-environment jsdom
import {createRequire} from 'node:module';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {livePage, type Hot} from './livePage';

const pageLoader = createRequire(__filename)('../live-preview/pageLoader.cjs') as (
  this: {getOptions: () => {livePage: string}},
  source: string,
) => string;

const about = {frontMatter: {title: 'Konto'}, toc: []};

/** The bundler's part for one version of a module after the other. */
function hotModules(): () => Hot {
  let data: Hot['data'];
  return () => ({
    data,
    accept: () => undefined,
    dispose: (keep) => keep((data = {})),
    invalidate: vi.fn(),
  });
}

it('shows the newer text of a page where the older one stands, and leaves the rest as it is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const next = hotModules();
  const Page = livePage(next(), () => <p>Alt</p>, about);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Page />));
  const paragraph = container.querySelector('p');
  const newer = next();
  await act(async () => {
    expect(livePage(newer, () => <p>Neu</p>, about)).toBe(Page);
  });
  expect(paragraph?.textContent).toBe('Neu');
  expect(container.querySelector('p')).toBe(paragraph);
  expect(newer.invalidate).not.toHaveBeenCalled();
});

it('hands a page on to what stands around it when more than its text has changed', () => {
  const next = hotModules();
  const text = (): string => 'Text';
  const before = livePage(next(), text, about);
  const newer = next();
  expect(livePage(newer, text, {...about, frontMatter: {title: 'Konten'}})).not.toBe(before);
  expect(newer.invalidate).toHaveBeenCalledOnce();
});

it('says when MDX writes its modules otherwise', () => {
  const load = (source: string): string => pageLoader.call({getOptions: () => ({livePage: 'livePage'})}, source);
  const written = 'export const toc = [];\nexport default function MDXContent(props = {}) {}';
  expect(load(written)).toContain('export default takeIn(import.meta.webpackHot, MDXContent, {toc, hooks: 0});');
  expect(() => load('export default MDXContent;')).toThrow('MDX no longer writes');
});
