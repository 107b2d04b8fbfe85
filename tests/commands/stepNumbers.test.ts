/** Services are left out one by one: no page counts a step that has another number then. */
import type {MarkdownDocument} from 'docusaurus-content-check/reader';
import {defineFacts, type Facts} from 'docusaurus-hosting/facts';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {contentWith} from '../support/content';
import {writtenFacts} from '../support/optionalFacts';

/** The facts without a service, and without what leads to it. */
function without(id: string): Facts {
  const {services, contact, links, ...rest} = structuredClone(writtenFacts);
  for (const [each, service] of Object.entries(services)) {
    if (each === id) Object.assign(service, {offered: false});
    if (service.lifecycle.successor === id) Object.assign(service.lifecycle, {successor: 'keiner'});
  }
  const elsewhere = {siteRepository: 'https://git.example/site', siteIssues: 'https://git.example/issues'};
  delete (contact as {communityUrl?: string}).communityUrl;
  return defineFacts({...rest, services, contact, links: {...links, ...elsewhere}});
}

/** The last heading before a place. */
const sectionAt = (text: string, at: number): string =>
  text
    .slice(0, at)
    .match(/^#{2,3} .*$/gm)
    ?.at(-1) ?? '';

/** Steps that go while others of their list follow: the heading above them, and their number. */
function stepsGone({tree, text}: MarkdownDocument, ranges: readonly (readonly [number, number])[]) {
  const gone: {readonly section: string; readonly step: number}[] = [];
  visit(tree, 'list', ({ordered, children}) => {
    if (!ordered) return;
    for (const [index, {position}] of children.slice(0, -1).entries()) {
      const {start, end} = position!;
      const isGone = ranges.some(([from, to]) => from <= start.offset! && to >= end.offset!);
      if (isGone) gone.push({section: sectionAt(text, start.offset!), step: index + 1});
    }
  });
  return gone;
}

it.each(Object.keys(writtenFacts.services))('without %s', (id) => {
  const content = contentWith(without(id));
  const wrong = content.pages.flatMap(({file, document}) => {
    const {text} = document;
    const {ranges} = content.omittedOf(document);
    const gone = stepsGone(document, ranges);
    return [...text.matchAll(/Schritte?n? (\d+)(?: (?:bis|und) (\d+))?/g)]
      .filter(({index}) => !ranges.some(([from, to]) => from <= index && index < to))
      .filter(({index, 1: from, 2: to = from}) =>
        gone.some(({section, step}) => section === sectionAt(text, index) && Number(to) >= step),
      )
      .map(([said]) => `${file}: ${said}`);
  });
  expect(wrong).toEqual([]);
});
