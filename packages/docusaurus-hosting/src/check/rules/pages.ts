import {message, type Message} from 'docusaurus-content-check/diagnostic';
import {attributeOf, elementsOf, startOf, type Page} from 'docusaurus-content-check/reader';
import {didYouMean, unknownNames, type Rule} from 'docusaurus-content-check/rules';
import {nearestName} from 'docusaurus-content-check/text';
import {describeFact} from '../../facts/describe';
import {collectEndpoints} from '../../facts/endpoints';
import {factsFolder} from '../../facts/places';
import {isOutdated, testedSchema} from '../../markdown/tested';
import {components} from '../components';
import type {HostingContent} from '../content';

/** `<ServiceFacts />` on a page that is about no service. */
const factsOfNone = ({document}: Page): Message[] =>
  elementsOf(document)
    .filter((element) => element.name === 'ServiceFacts' && attributeOf(element, 'service') === undefined)
    .map((element) => {
      const note = 'write service: … into the front matter, or <ServiceFacts service="…" />';
      return message(element, '<ServiceFacts /> on a page without a service', note);
    });

const serviceRule: Rule<HostingContent> = {
  name: 'front-matter/service',
  stopsBuild: true,
  page(page, model) {
    if (page.document.frontMatter.data.service === undefined) return factsOfNone(page);
    return unknownNames(
      page,
      'service',
      `${factsFolder}/services.ts`,
      Object.keys(model.facts.services),
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

/** Properties whose values are names that the facts define. */
const namedProperties: Readonly<Record<string, (model: HostingContent) => readonly string[]>> = {
  service: ({facts}) => Object.keys(facts.services),
  services: ({facts}) => Object.keys(facts.services),
  category: ({facts}) => Object.keys(facts.categories),
  endpoints: ({facts}) => collectEndpoints(facts).map(([name]) => name),
};

/** Values of properties that no fact defines. */
const valueRule: Rule<HostingContent> = {
  name: 'mdx/value',
  stopsBuild: true,
  page: ({document}, model) =>
    elementsOf(document)
      // Of conditions, mdx/condition says what is wrong.
      .filter(({name}) => name !== null && name !== 'If' && components[name] !== undefined)
      .flatMap((element) =>
        element.attributes.flatMap((attribute): Message[] => {
          if (attribute.type !== 'mdxJsxAttribute') return [];
          const known = namedProperties[attribute.name]?.(model);
          if (!known) return [];
          const {value} = attribute;
          const names =
            typeof value === 'string'
              ? [value]
              : [...(value?.value ?? '').matchAll(/(['"])([^'"]*)\1/g)].map(([, , name = '']) => name);
          return (
            names
              // A table shows those of optional endpoints that there are.
              .filter((name) => !known.includes(name) && !describeFact(name, model.facts)?.optional)
              .map((name) => ({
                at: startOf(element),
                reason: `<${String(element.name)}> names an unknown ${attribute.name} "${name}"`,
                note: didYouMean(nearestName(name, known), 'define it in the facts'),
              }))
          );
        }),
      ),
};

/** Rules about what pages say of themselves, and hand to components. */
export const pageRules: readonly Rule<HostingContent>[] = [serviceRule, outdatedRule, valueRule];
