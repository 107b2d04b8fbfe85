import {afterAll, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {documentElement: {dataset: {}}});
});
afterAll(() => vi.unstubAllGlobals());

it('runs work in order, each in a task of its own, so that the browser can answer in between', async () => {
  const {schedule} = await import('./scheduler');
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    setTimeout(() => done.push('visitor'));
    return Promise.resolve(name);
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => schedule(work(name))))).toEqual(['a', 'b', 'c']);
  expect(done).toEqual(['a', 'visitor', 'b', 'visitor', 'c']);
});

it('reports a failure to its caller alone, and goes on', async () => {
  const {schedule} = await import('./scheduler');
  const failing = schedule(() => Promise.reject(new Error('gone')));
  const next = schedule(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('gone');
  await expect(next).resolves.toBe('next');
});

it('runs work at once after hydration', async () => {
  const {schedule} = await import('./scheduler');
  document.documentElement.dataset.hasHydrated = 'true';
  const started: string[] = [];
  for (const name of ['a', 'b']) {
    void schedule(() => {
      started.push(name);
      return Promise.resolve();
    });
  }
  expect(started).toEqual(['a', 'b']);
});
