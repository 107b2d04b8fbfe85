import {message} from '../../diagnostic';
import {addressOf} from '../../reader/links';
import {frontMatterKeys} from '../../schemas';
import {textsIn} from '../../text';
import {fileLike} from '../addresses/pageAddress';
import {
  covering,
  isForeign,
  isHarmlessClass,
  leadsToPublic,
  loneReturns,
  markup,
  misplaced,
  runs,
  wrongText,
} from './addresses';
import {safetyRule} from './safetyRule';

/** Keys of front matter and lists whose texts are read; any other may become an address. */
const readKeys = /^(?:title|title_meta|description|keywords|name|label|message|\w+_label)$/;
/** Where the name of an author leads, whatever the key of the network. */
const linked = /^(?:url|\w+_url|socials)$/;
const oddScheme = /^(?!(?:https?|mailto):)[a-z][a-z\d+.-]*:/i;
/** Addresses for which bundlers run what stands before `!`. */
const request = /^[.@~][^]*[!?#]/;

/** Addresses of pages, which name files of the build: none above it, hidden, or in the place of its own. */
const plainAddress =
  /^\/?(?!(?:.*\/)?(?:404|index)\/?$)(?:[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}_~.-]*(?:\/(?=[^/])|\/?$))*$/iu;

export const dataRule = safetyRule(
  'data',
  function* ({file, text: source, frontMatter}, allowed, site) {
    const isList = !/\.mdx?$/.test(file);
    const yaml = isList ? site.yaml(file) : frontMatter;
    if (isList) yield* loneReturns(source);
    // Files that no schema of this package describes have errors, too.
    yield* yaml.errors.map((each) => ({...each, ruleId: isList ? 'lists/keys' : 'front-matter/keys'}));
    for (const key of ['mdx', '<<'].filter((each) => each in yaml.data)) {
      const [at] = yaml.rangeOf([key], 'key');
      yield message(at, `"${key}" changes how the page is read, so that nothing here checks it`, 'remove it');
    }
    // No schema looks at translations and parts of pages.
    const known = isList || site.pageOf(file) ? undefined : frontMatterKeys(site.options.frontMatter);
    for (const key of Object.keys(yaml.data).filter((each) => known && !known.has(each))) {
      yield message(yaml.rangeOf([key], 'key')[0], `front matter has no key "${key}"`, 'remove it');
    }
    for (const [text, way] of textsIn(yaml.data)) {
      const [at] = yaml.rangeOf(way, 'value');
      if (markup.test(text)) yield wrongText(at, text, 'markup');
      else if (request.test(text)) yield wrongText(at, text, 'noFile');
      else if (way.some((key) => linked.test(key)) && oddScheme.test(addressOf(text)))
        yield wrongText(at, text, 'runs');
      else if (misplaced.test(addressOf(text))) yield wrongText(at, text, 'disguised');
      else if (readKeys.test(way.findLast((key) => !/^\d+$/.test(key)) ?? '')) continue;
      else if (!isList && source.slice(...yaml.rangeOf(way, 'value')).includes('{{'))
        yield wrongText(at, text, 'variable');
      else if (runs.test(addressOf(text))) yield wrongText(at, text, 'runs');
      else if (/image/.test(way.join()) && isForeign(text, allowed)) yield wrongText(at, text, 'foreign');
      else if (/^id$|slug|permalink/.test(way.join()) && (!plainAddress.test(text) || fileLike.test(text)))
        yield wrongText(at, text, 'noPage');
      else if (/class_?name/i.test(way.join()) && !isHarmlessClass(text)) yield covering(at);
      else if (/^(?:[.~/]|@site)/.test(text) && !leadsToPublic(text, file, site))
        yield wrongText(at, text, 'unpublished');
    }
  },
  /\.(?:mdx?|ya?ml|json)$/,
);
