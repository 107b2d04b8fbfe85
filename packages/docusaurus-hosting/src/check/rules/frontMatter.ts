import {message, type Message} from 'docusaurus-content-check/diagnostic';
import {attributeOf, elementsOf, type Page} from 'docusaurus-content-check/reader';
import {unknownNames, type Rule} from 'docusaurus-content-check/rules';
import {factsFolder} from '../../facts/places';
import {isOutdated, testedSchema} from '../../markdown/tested';
import type {HostingContent} from '../content';

/** `<ServiceFacts />` on a page that is about no service. */
const factsOfNone = ({document}: Page): Message[] =>
  elementsOf(document)
    .filter((element) => element.name === 'ServiceFacts' && attributeOf(element, 'service') === undefined)
    .map((element) =>
      message(
        element,
        '<ServiceFacts /> on a page without a service',
        'write service: … into the front matter, or <ServiceFacts service="…" />',
      ),
    );

const serviceRule: Rule<HostingContent> = {
  name: 'front-matter/service',
  stopsBuild: true,
  page(page, model) {
    if (page.document.frontMatter.data.service === undefined) return factsOfNone(page);
    return unknownNames(
      page,
      'service',
      `${factsFolder}/services.ts`,
      Object.keys(model.provider.services),
      '; one that is not offered keeps its entry there, with "offered: false"',
    );
  },
};

const outdatedRule: Rule<HostingContent> = {
  name: 'front-matter/outdated',
  level: 'warning',
  stopsBuild: true,
  page({document}, {today}) {
    const {data} = testedSchema.safeParse(document.frontMatter.data.tested);
    if (!data || !isOutdated(data, today)) return [];
    return [
      {
        at: document.frontMatter.rangeOf(['tested', 'date'], 'value')[0],
        reason: `last tested with ${data.client} on ${data.date}, more than twelve months ago`,
        note: 'go through the steps again, then write the new client and day',
      },
    ];
  },
};

export const frontMatterRules: readonly Rule<HostingContent>[] = [serviceRule, outdatedRule];
