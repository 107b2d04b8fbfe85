import type {Page} from '@playwright/test';

/** One text that a visitor sees or hears, and what it is: the words of an element or one of its attributes. */
interface Phrase {
  readonly text: string;
  readonly source: string;
}

/**
 * All of the page's words, whether they are visible now or not, without code, passages marked as another language,
 * and the verbatim messages of programs that the index of error messages is made of and other pages link to.
 */
function collectPhrases(): Phrase[] {
  const phrases: Phrase[] = [{text: document.title, source: 'title'}];
  const messageIndex = '/services/kommunikation/e-mail/fehlermeldungen';
  const foreign = [
    'code, pre, kbd, samp, script, style, noscript, [lang]:not([lang|="de"])',
    `a[href*="${messageIndex}"][href*="#"]`,
    ...(location.pathname.startsWith(messageIndex) ? ['article :is(h2, h3)', '.table-of-contents a'] : []),
  ].join(', ');
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    if (element.closest(foreign)) {
      continue;
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name)?.trim();
      if (text) {
        phrases.push({text, source: `${element.tagName.toLowerCase()}[${name}]`});
      }
    }
    const own = Array.from(element.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own
      .map((node) => node.textContent)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text) {
      phrases.push({text, source: element.tagName.toLowerCase()});
    }
  }
  return phrases;
}

/** English words of an interface, none of which is a German word as well. */
const english = new RegExp(
  `\\b(?:${[
    'the|and|of|for|with|from|this|that|these|your|you|we|our|is|are|be|has|have|not|or|to|by|on|at',
    'all|any|more|less|next|previous|older|newer|recent|latest|found|no results?|see|view|show|hide',
    'toggle|switch|expand|collapse|close|open|opens|copy|copied|copying|clear|skip|search|loading|retry|again',
    'page|pages|crashed|author|authors|archive|tagged|edit|edited|updated|read|reading|written|yet|minutes',
    'main|navigation bar|breadcrumbs?|sidebar|dropdown|home page|table of contents|mode|dark|light|ctrl',
    'back|current|draft|unlisted|untitled|undefined|null|warning|danger|note|tip',
  ].join('|')})\\b`,
  'iu',
);

/**
 * Proper names and English terms that German has no everyday word for. An addition is the full name or term, never a
 * lone function word.
 */
const terms =
  /Single Sign-on|Creative Commons|CC BY|On-Demand|Push-to-Talk|Back-Channel[- ]Logout|Add-ons?|On-?Premises|Let’s Encrypt|Read-only|Copy-on-Write|Open[- ]?(?:Source|PGP|ID(?: Connect)?|VPN|SSL|TLS|SSH)|maintenance mode|Forgejo Pages|Pages(?=[ .,)“]|$)/giu;

/** What a program or another site says, as German marks it. */
const quotation = /„[^“]*“/gu;

// A passage that a search shows begins with an ellipsis.
const formalAddress = /(?<![.!?:„"»–…]\s*)(?<!^)\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/u;
const imperativeSie = /\b(?:[A-ZÄÖÜ]?[a-zäöü]+en)\s+Sie\b/u;

export const isEnglish = (text: string): boolean =>
  english.test(
    text
      .replace(/https?:\/\/\S+/g, ' ')
      .replace(quotation, ' ')
      .replace(terms, ' '),
  );
export const isFormal = (text: string): boolean => {
  const own = text.replace(quotation, ' ');
  return imperativeSie.test(own) || formalAddress.test(own);
};

/** One line for each text of the page that is open which is English, or addresses its reader as "Sie". */
export async function complaints(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(collectPhrases);
  return phrases.flatMap(({text, source}) => {
    const found = [...(isEnglish(text) ? ['English'] : []), ...(isFormal(text) ? ['"Sie"'] : [])];
    return found.map((what) => `${what} in ${source}: ${text.slice(0, 120)}`);
  });
}
