import {afterAll, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterAll(() => vi.unstubAllGlobals());

it('does each work in a task of its own, in their order, so that the visitor comes between', async () => {
  const {inTurn} = await import('./turns');
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push('visitor'));
    return Promise.resolve(name);
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => inTurn(work(name))))).toEqual(['a', 'b', 'c']);
  expect(done).toEqual(['a', 'visitor', 'b', 'visitor', 'c']);
});

it('passes a failure on to who asked, and goes on', async () => {
  const {inTurn} = await import('./turns');
  const failing = inTurn(() => Promise.reject(new Error('gone')));
  const next = inTurn(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('gone');
  await expect(next).resolves.toBe('next');
});

it('lets nothing wait once the controls work', async () => {
  const {inTurn} = await import('./turns');
  window.dispatchEvent(new Event('hydrated'));
  const started: string[] = [];
  for (const name of ['a', 'b']) {
    void inTurn(() => {
      started.push(name);
      return Promise.resolve();
    });
  }
  expect(started).toEqual(['a', 'b']);
});
