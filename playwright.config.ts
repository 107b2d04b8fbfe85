import {defineConfig, devices} from '@playwright/test';
import {findChromium, findHeadlessShell} from 'docusaurus-publish/verify/chromium';

const port = Number(process.env.PORT ?? 4173);
const desktop = {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}};
const phone = {...devices['Pixel 7'], viewport: {width: 390, height: 844}};

/** Files of tests of the moment before the scripts are there. */
const beforeScripts = '**/hydration.spec.ts';

/** Files of tests that do nothing on a page, or decide themselves when its scripts come. */
const withoutFirstInteraction =
  /\/(?:pages|german|print|nojs|routes|notices|barriers|components|errors|faults|loading|notfound|offline|releases|hydration)\.spec\.ts$/;

/** What Chromium's window keeps ready under its address bar: pages of its own, which took half of the time of every one of ours. */
const pagesOfTheWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const browser = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && {executablePath}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${pagesOfTheWindow.join(',')}`,
    ],
  },
});
const whole = browser(findChromium());
/** Half of the processor's time for the same pages. */
const quick = browser(findHeadlessShell() ?? findChromium());

/** Browser tests against the production build; the browser is Debian's, or the one that CHROMIUM_PATH names. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own: it is emptied when the tests begin.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Two shared cores: a slow moment must not look like a defect. A test that fails twice is one.
  retries: 1,
  timeout: 90_000,
  expect: {timeout: 15_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
  },
  projects: [
    {
      name: 'desktop-light',
      use: {...desktop, ...quick, colorScheme: 'light' as const},
      testIgnore: beforeScripts,
    },
    // Tests whose end colors can change: drawings, the switch, paper.
    {name: 'desktop-dark', use: {...desktop, ...quick, colorScheme: 'dark' as const}, grep: /@colors/},
    // Tests of what looks or works otherwise on a phone. Both at once matters to contrast only, which pages.spec.ts measures.
    {name: 'phone-light', use: {...phone, ...quick, colorScheme: 'light' as const}, grep: /@widths/},
    {
      name: 'hydration-desktop-light',
      use: {...desktop, ...quick, colorScheme: 'light' as const},
      testMatch: beforeScripts,
      grepInvert: /@phone/,
    },
    {
      name: 'hydration-phone-light',
      use: {...phone, ...quick, colorScheme: 'light' as const},
      testMatch: beforeScripts,
      grep: /@phone|@widths/,
    },
    // The same in the browser that visitors have: the shell's clicks and focus are not in all cases those of a window.
    {
      name: 'whole-hydration-desktop-light',
      use: {...desktop, ...whole, colorScheme: 'light' as const},
      testMatch: beforeScripts,
      grepInvert: /@phone/,
    },
    {
      name: 'whole-hydration-phone-light',
      use: {...phone, ...whole, colorScheme: 'light' as const},
      testMatch: beforeScripts,
      grep: /@phone|@widths/,
    },
    // Tests of what visitors do once more, with the first interaction before the page's scripts are there
    // (support/browser/site.ts), but for those whose subject are these scripts (@late).
    {
      name: 'early-desktop-light',
      use: {...desktop, ...whole, colorScheme: 'light' as const},
      testIgnore: withoutFirstInteraction,
      grepInvert: /@late/,
    },
    {
      name: 'early-phone-light',
      use: {...phone, ...whole, colorScheme: 'light' as const},
      testIgnore: withoutFirstInteraction,
      grep: /@widths/,
      grepInvert: /@late/,
    },
  ],
  webServer: {
    // Caddy with the headers of production, where it is installed.
    // One process, whose parent is Playwright: it ends when that is gone.
    command: 'exec node --import tsx tests/support/serve.ts',
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
    env: {PORT: String(port)},
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
