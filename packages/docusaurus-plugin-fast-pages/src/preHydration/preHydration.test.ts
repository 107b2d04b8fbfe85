import {JSDOM} from 'jsdom';
import {beforeAll, expect, it, vi} from 'vitest';
import {compileInlineScript} from '../inlineScript';
import {messagesOf} from '../messages';

let inlineScript: string;
beforeAll(async () => {
  inlineScript = compileInlineScript({
    messages: await messagesOf('de', {}),
    baseUrl: '/',
    colorModes: ['light', 'dark'],
    colorModeKey: 'theme',
  });
});

interface Setting {
  readonly url?: string;
  readonly connection?: {readonly saveData: boolean; readonly effectiveType: string};
}

/** A page as the template writes it, with the loader at work. */
function open({url = 'https://docs.example/', connection}: Setting = {}) {
  const {window} = new JSDOM(
    `<head><script type="text/deferred" data-src="/a.js"></script><script type="text/deferred" data-src="/main.js"></script></head>
     <body><button type="button">Menü</button><input type="search"></body>`,
    {url, runScripts: 'outside-only'},
  );
  window.matchMedia = () => new window.EventTarget() as MediaQueryList; // jsdom has none
  window.requestAnimationFrame = (paint) => window.setTimeout(paint);
  Object.defineProperty(window.navigator, 'connection', {value: connection});
  window.eval(inlineScript);
  const {document} = window;
  const scripts = (): string[] =>
    [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  const input = document.querySelector('input');
  if (!input) {
    throw new Error('the page of this test has a field');
  }
  return {window, document, scripts, input};
}

/** Says that React has hydrated the page, as Docusaurus does, and lets observers see it. */
async function hydrate({document}: ReturnType<typeof open>['window']): Promise<void> {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await new Promise((resolve) => setTimeout(resolve));
}

/** jsdom has no pointer events. */
function movePointer({document, Event}: ReturnType<typeof open>['window'], movementX: number): void {
  document.dispatchEvent(Object.assign(new Event('pointermove', {bubbles: true}), {movementX, movementY: 0}));
}

it('starts the scripts in order when the page is idle', async () => {
  const {scripts} = open();
  await expect.poll(scripts).toEqual(['/a.js', '/main.js']);
});

it('waits for the visitor on data saver, and on slow networks', async () => {
  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '3g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ]) {
    const {window, document, scripts} = open({connection});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scripts()).toEqual([]);
    document.dispatchEvent(new window.Event('scroll', {bubbles: true}));
    await expect.poll(scripts).toHaveLength(2);
  }
});

it('takes a pointer for a sign of the visitor only when it moves', async () => {
  const {window, scripts} = open({connection: {saveData: true, effectiveType: '4g'}});
  movePointer(window, 0); // as browsers tell of one that lies where they lay out a page
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scripts()).toEqual([]);
  movePointer(window, 5);
  await expect.poll(scripts).toHaveLength(2);
});

it('waits for nobody on the search page and with marked words', async () => {
  const connection = {saveData: true, effectiveType: '2g'};
  for (const url of ['https://docs.example/search?q=x', 'https://docs.example/x?_highlight=x']) {
    const {scripts} = open({url, connection});
    await expect.poll(scripts).toHaveLength(2);
  }
});

it('types again what was typed, once, for listeners that came later', async () => {
  const {window, input} = open();
  input.value = 'clou';
  input.dispatchEvent(new window.InputEvent('input', {bubbles: true}));
  input.value = 'cloud';
  input.dispatchEvent(new window.InputEvent('input', {bubbles: true}));
  input.value = ''; // as React does when it takes over
  const heard: string[] = [];
  input.addEventListener('input', () => heard.push(input.value));
  await hydrate(window);
  await hydrate(window);
  expect(input.value).toBe('cloud');
  expect(heard).toEqual(['', 'cloud']);
});

it('says when somebody is there, once, and not before the page’s own code is', async () => {
  for (const early of [true, false]) {
    const {window} = open();
    const told = vi.fn();
    window.addEventListener('fast-pages:interaction', told);
    const move = (movement: number): void => movePointer(window, movement);
    move(0);
    if (early) move(5);
    expect(told).not.toHaveBeenCalled();
    await hydrate(window);
    expect(told).toHaveBeenCalledTimes(early ? 1 : 0);
    move(0); // a pointer at rest
    expect(told).toHaveBeenCalledTimes(early ? 1 : 0);
    move(5);
    move(5);
    expect(told).toHaveBeenCalledOnce();
  }
});

it('takes no part in what happens after hydration', async () => {
  const {window, document} = open();
  await hydrate(window);
  const button = document.querySelector('button');
  const clicked = vi.fn();
  button?.addEventListener('click', clicked);
  button?.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(button?.dataset.fastPagesPending).toBeUndefined();
});

it('clicks a control once that React replaces while it is pressed', async () => {
  // React works off what waits at the first event of a press, which then goes to what surrounds the control, or a touch's
  // mouse events and click go to the new one.
  for (const clickArrives of [false, true]) {
    const {window, document} = open();
    const press = (type: string, target: Element | null): boolean | undefined =>
      target?.dispatchEvent(new window.MouseEvent(type, {bubbles: true}));
    const clicked = vi.fn();
    document.addEventListener('pointerdown', () => {
      const button = document.createElement('button');
      button.addEventListener('click', clicked);
      document.querySelector('button')?.replaceWith(button);
    });
    document.elementFromPoint = () => document.querySelector('button');
    press('pointerdown', document.querySelector('button'));
    await hydrate(window);
    press('mousedown', document.body);
    press('mouseup', document.body);
    press('click', clickArrives ? document.querySelector('button') : document.body);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(clicked).toHaveBeenCalledOnce();
  }
});

it('sends a form that is for scripts once they are there', async () => {
  const {window, document} = open();
  document.body.insertAdjacentHTML('beforeend', '<form method="dialog"><input name="name" value="erika"></form>');
  const form = document.querySelector('form');
  form?.requestSubmit();
  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  await hydrate(window);
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
});

it('holds nothing back any more when the page has crashed', () => {
  const {window, document} = open();
  const form = document.createElement('form');
  form.method = 'dialog';
  document.body.append(form);
  form.requestSubmit();
  expect(form.dataset.fastPagesPending).toBe('');
  window.dispatchEvent(new window.Event('fast-pages:crashed'));
  expect(form.dataset.fastPagesPending).toBeUndefined();
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  form.requestSubmit();
  expect(sent).toHaveBeenCalledOnce();
});

it('says what is missing, once, when the page’s own code cannot be had', () => {
  const {window, document} = open();
  document.querySelector('button')?.setAttribute('data-fast-pages-pending', '');
  const reject = (name: string): void => {
    const event = new window.Event('unhandledrejection');
    window.dispatchEvent(Object.assign(event, {reason: {name}}));
  };
  reject('TypeError');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  reject('ChunkLoadError');
  reject('ChunkLoadError');
  const [alert, ...others] = document.querySelectorAll('[role="alert"]');
  expect(others).toEqual([]);
  expect(alert?.textContent).toContain('ließ sich nicht ganz laden');
  expect([...(alert?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'https://docs.example/',
    '/',
  ]);
  expect(document.querySelector('[data-fast-pages-pending]')).toBeNull();
});

it('says nothing of code that is missing after hydration, which the page itself reports', async () => {
  const {window, document} = open();
  await hydrate(window);
  window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), {reason: {name: 'ChunkLoadError'}}));
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
