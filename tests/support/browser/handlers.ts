import type {Page} from 'playwright-core';

/** Addresses of all scripts but the one that answers before hydration. */
export const laterScripts = /\/assets\/js\/(?!pre-hydration)/;

/** As text, since Vite would rewrite the import. */
const handlersAreThere = `(async () => {
  const find = () => performance.getEntriesByType('resource').find(({name}) => name.includes('/pre-hydration-handlers.'));
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 10));
  await import(find().name);
})()`;

/** Waits until controls answer before hydration: the handlers come after the first paint. */
export async function waitForHandlers(page: Page): Promise<void> {
  await page.evaluate(handlersAreThere);
}
