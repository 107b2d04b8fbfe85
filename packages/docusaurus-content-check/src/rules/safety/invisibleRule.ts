import {message} from '../../diagnostic';
import {visible} from '../../text';
import {safetyRule} from './safetyRule';

/**
 * Characters without a picture, stand-ins of variables, and what XML, and so no feed, may hold; a soft hyphen only says where
 * a word may be broken.
 */
const unseen =
  /(?![\u00AD\t\n\r])[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
/** What makes a sign before it colorful or plain. */
const emojiStyle = /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/uy;
/** A character, or how Markdown, JavaScript and YAML write one by its number or name. */
const sign =
  /\\u\{0*([\da-f]{1,5})\}|\\u(?:0{4})?([\da-f]{4})|\\x([\da-f]{2})|&#x0*([\da-f]{1,5});|&#0*(\d{1,6});|&(?:af|ApplyFunction|i[ct]|Invisible\w+|zwn?j|[lr]rm|ZeroWidthSpace|NoBreak|Negative\w+Space);|(?![\t\n\r])[\p{Cf}\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/giu;

export const invisibleRule = safetyRule(
  'invisible',
  function* ({text}) {
    for (const {index, 0: found, 1: braced, 2: short, 3: byte, 4: hex, 5: decimal} of text.matchAll(sign)) {
      const number = braced ?? short ?? byte ?? hex;
      const code = number === undefined ? Number(decimal) : parseInt(number, 16);
      // A mark of byte order at the beginning is for safety/code.
      if (index === 0 && found === '\uFEFF') continue;
      emojiStyle.lastIndex = index;
      if (emojiStyle.test(text)) continue;
      if (code >= 0 ? !unseen.test(String.fromCodePoint(code)) : found === '\u00AD') continue;
      const reason = `${visible(found)} is a sign that nobody sees, or that turns the direction of reading`;
      yield message(index, reason, 'remove it: what is read and what is copied must be the same');
    }
  },
  /\.(?:mdx?|ya?ml|json)$/,
);
