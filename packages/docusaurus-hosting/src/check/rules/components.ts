import {nearestName} from 'docusaurus-content-check/text';
import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import {elementsOf, startOf} from 'docusaurus-content-check/reader';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {describeFact} from '../../facts/describe';
import {components} from '../components';
import type {HostingContent} from '../content';

/** Properties whose values are names that the facts define. */
const namedProperties: Readonly<Record<string, (model: HostingContent) => readonly string[]>> = {
  service: ({provider}) => Object.keys(provider.services),
  services: ({provider}) => Object.keys(provider.services),
  category: ({provider}) => Object.keys(provider.categories),
  endpoints: ({facts}) =>
    [...facts.keys()].filter((name) => name.endsWith('.host')).map((name) => name.slice(0, -'.host'.length)),
};

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
              .filter((name) => !known.includes(name) && !describeFact(name, model.provider)?.optional)
              .map((name) => ({
                at: startOf(element),
                reason: `<${String(element.name)}> names an unknown ${attribute.name} "${name}"`,
                note: didYouMean(nearestName(name, known), 'define it in the facts'),
              }))
          );
        }),
      ),
};

export const componentRules: readonly Rule<HostingContent>[] = [valueRule];
