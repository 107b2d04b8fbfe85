const examples = [
  ['list of posts', '/'],
  ['post', '/SSO-2023'],
  ['archive', '/archive'],
  ['tags of the blog', '/tags'],
  ['tag of the blog', '/tags/forge'],
  ['authors', '/authors'],
  ['author', '/authors/betrieb'],
  ['page of a service', '/services/daten/cloud'],
  ['cards of services', '/services/daten'],
  ['retired services', '/services/eol'],
  ['guide with pictures and tabs', '/services/kommunikation/e-mail/client-konfiguration/thunderbird'],
  ['commands', '/services/entwicklung/dbms'],
  ['index of error messages', '/services/kommunikation/e-mail/fehlermeldungen'],
  ['sequence as a drawing', '/services/hosting/sso'],
  ['structure as a drawing', '/info/infrastruktur'],
  ['two drawings side by side', '/services/kommunikation/matrix'],
  ['tags of the docs', '/info/tags'],
  ['page of its own', '/datenschutzerklaerung'],
  ['hits of a search', '/search?q=E-Mail'],
  ['unknown address', '/gibt-es-nicht'],
] as const;

/**
 * The sample of `npm test`: one page of each kind, named by what is on it. `npm test -- --page PATH` puts one page in
 * their place (`TEST_PAGE`).
 */
export const kinds: readonly (readonly [kind: string, path: string])[] = process.env.TEST_PAGE
  ? [['the chosen page', process.env.TEST_PAGE]]
  : examples;

/** For a test that is repeated with other data: the sample holds those of which `chosen` is true, `npm run test:all` each. */
export const inSample = (chosen: boolean, ...tags: readonly string[]): {tag: string[]} => ({
  tag: chosen ? [...tags] : [...tags, '@all'],
});
