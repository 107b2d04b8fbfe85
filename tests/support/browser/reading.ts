import type {Page} from '@playwright/test';

/** Applies a style sheet as a reader's extension does: a constructed one, because the site's policy allows no other from outside. */
export const adoptStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

// The functions below run in the page.

/** What makes the page wider than the window: the innermost elements beyond its right edge that no box of their own scrolls. */
export function tooWide(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isContained = (element: Element): boolean => {
    const {position, overflowX} = getComputedStyle(element);
    const parent = element.parentElement;
    return position === 'fixed' || overflowX !== 'visible' || (parent !== null && isContained(parent));
  };
  const beyond = Array.from(document.querySelectorAll('body *')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isContained(element),
  );
  const found = beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}" (page ${scrollWidth} wide)`);
  return found.length > 0 ? found : [`a box that scrolls, and is too wide itself (page ${scrollWidth} wide)`];
}

/** Words that a box of its own cuts off. */
export function cutOffText(): string[] {
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => {
      const {overflowX} = getComputedStyle(element);
      const isHiddenOnPurpose = element.clientWidth <= 1 || !element.checkVisibility({visibilityProperty: true});
      return (
        !isHiddenOnPurpose &&
        (overflowX === 'hidden' || overflowX === 'clip') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.textContent.trim() !== ''
      );
    })
    .map((element) => `${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 60)}"`);
}

/** The share of the window, from 0 to 1, that what stays in place while the page scrolls takes away from the text. */
export function covered(): number {
  window.scrollTo(0, 400);
  const areas = Array.from(document.querySelectorAll('body *'))
    .filter((element) => {
      const {position} = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && element.checkVisibility({visibilityProperty: true});
    })
    .map((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      return Math.max(width, 0) * Math.max(height, 0);
    });
  return areas.reduce((sum, area) => sum + area, 0) / (window.innerWidth * window.innerHeight);
}

/** Everything that would move: transitions, animations and smooth scrolling of elements and what CSS puts before and after them. */
export function motions(): string[] {
  const seconds = (list: string): number => Math.max(...list.split(',').map((each) => parseFloat(each)));
  return Array.from(document.querySelectorAll('*')).flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const moves =
        seconds(style.transitionDuration) > 0 ||
        (style.animationName !== 'none' && seconds(style.animationDuration) > 0) ||
        style.scrollBehavior === 'smooth';
      return moves ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`] : [];
    }),
  );
}

/** Words in drawings with less than 4.5 : 1 against the shape that they stand on (WCAG 2.2, 1.4.3), which axe does not look at. */
export function unreadableInDrawings(): string[] {
  const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPainted = (color: string): boolean => color !== 'none' && (channels(color)[3] ?? 1) > 0;
  const groundOf = (element: Element): string => {
    const {fill, backgroundColor} = getComputedStyle(element);
    return element instanceof SVGElement && element.tagName !== 'svg' ? fill : backgroundColor;
  };
  return Array.from(document.querySelectorAll('main svg text'))
    .filter((text) => text.checkVisibility())
    .flatMap((text) => {
      text.scrollIntoView({block: 'center'});
      const {left, top, width, height} = text.getBoundingClientRect();
      const below = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .filter((element) => !element.closest('text') && isPainted(groundOf(element)));
      const ground = below[0] ? groundOf(below[0]) : getComputedStyle(document.body).backgroundColor;
      const {fill} = getComputedStyle(text);
      const [light = 0, dark = 0] = [luminance(fill), luminance(ground)].sort((a, b) => b - a);
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < 4.5 ? [`"${text.textContent}" is ${fill} on ${ground} (${contrast.toFixed(1)} : 1)`] : [];
    });
}

/** Boxes and controls that only their ground would tell from the page, which forced colors take away. */
export function withoutEdge(): string[] {
  const boxes = 'main :is(.alert, pre, .card, .button, input:not(.visually-hidden), select, textarea), .navbar input';
  return Array.from(document.querySelectorAll(boxes))
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const edges = (each: Element | null): boolean => {
        if (!each) return false;
        const {borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth} = getComputedStyle(each);
        return (
          (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) ||
          (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0)
        );
      };
      return !edges(element) && !edges(element.parentElement);
    })
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
}
