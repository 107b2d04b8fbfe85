/** Name of the highlight in style sheets. */
const highlightName = 'search-words';

/** What no visitor reads as text of the page. */
const skipped = 'button, script, style, [aria-hidden="true"]';

/** A word between characters that are neither letter nor digit, whatever its case. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The places of some words in the texts of elements. */
function findRanges(roots: readonly HTMLElement[], words: readonly string[]): Range[] {
  const pattern = patternOf(words);
  const ranges: Range[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(skipped)) continue;
      for (const match of (node.nodeValue ?? '').matchAll(pattern)) {
        const range = new Range();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** For browsers without the CSS Custom Highlight API (Firefox before 140, Safari before 17.2): elements around the words. */
function wrap(ranges: readonly Range[]): () => void {
  // Elements of HTML have no place in a drawing: the word would vanish.
  const inText = ranges.filter(({startContainer}) => !startContainer.parentElement?.closest('svg'));
  // From the end to the beginning: a text that is split keeps the places before.
  const marks = inText.toReversed().map((range) => {
    const mark = document.createElement('mark');
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}

/**
 * Marks words in elements, without changing the elements where the browser can do so.
 *
 * @param words - at least one
 * @returns what removes the marks
 */
export function markWords(roots: readonly HTMLElement[], words: readonly string[]): () => void {
  const ranges = findRanges(roots, words);
  if (!('highlights' in CSS)) return wrap(ranges);
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return () => void CSS.highlights.delete(highlightName);
}
