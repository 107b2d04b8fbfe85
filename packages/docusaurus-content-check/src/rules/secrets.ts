import path from 'node:path';
import {message} from '../diagnostic';
import type {Rule} from '../rule';

const preset = '@secretlint/secretlint-rule-preset-recommend';

/** secretlint, an optional peer: without it, the rule finds nothing. */
async function loadSecretlint() {
  try {
    const {lintSource} = await import('@secretlint/core');
    const {creator} = await import('@secretlint/secretlint-rule-preset-recommend');
    const profiler = await import('@secretlint/profiler').catch(() => undefined);
    // Version 11 searches all earlier marks at each new one, a third of a check's time. 13, which does not, needs Node.js 22.
    if (profiler) profiler.secretLintProfiler.mark = () => undefined;
    return {lintSource, creator};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.endsWith('MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}

let loading: ReturnType<typeof loadSecretlint> | undefined;

/** Tokens, keys and passwords of well-known services, by the patterns of secretlint. What was published once must be revoked. */
export const secretsRule: Rule = {
  name: 'secrets/token',
  async file(file, site) {
    if (!/\.(?:mdx?|ya?ml|json|tsx?|[mc]?[jt]s|txt|env|ini|conf)$/.test(file) || /package-lock/.test(file)) return [];
    const secretlint = await (loading ??= loadSecretlint());
    if (!secretlint) return [];
    const source = {
      // Its profiler takes a name apart at line breaks.
      filePath: path.join(site.root, file).replace(/\p{Cc}/gu, '_'),
      content: site.text(file),
      ext: path.extname(file),
      contentType: 'text',
    } as const;
    const {messages} = await secretlint.lintSource({
      source,
      options: {config: {rules: [{id: preset, rule: secretlint.creator}]}, noPhysicFilePath: true, locale: 'en'},
    });
    return messages.map(({range, message: said}) => {
      // What follows the colon is the secret itself, which logs of CI would show to everybody.
      const reason = said.replace(/^\[[^\]]*\]\s*/, '').replace(/:\s[\s\S]*$/, '');
      return message(range[0], reason, 'revoke it now, then write a placeholder such as ZUGANGSTOKEN');
    });
  },
};
