import path from 'node:path';
import type {Message} from '../diagnostic';
import type {Rule} from '../rule';

const preset = '@secretlint/secretlint-rule-preset-recommend';

/** secretlint, an optional peer: without it, this rule finds nothing. */
const loadSecretlint = async () => ({
  ...(await import('@secretlint/core')),
  ...(await import('@secretlint/secretlint-rule-preset-recommend')),
});
const notInstalled = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code?.endsWith('MODULE_NOT_FOUND')) return undefined;
  throw error;
};

/** Tokens, keys and passwords of well-known services, by the patterns of secretlint. What was published once must be revoked. */
export const secretsRule: Rule = {
  name: 'secrets/token',
  level: 'error',
  async file(file, model) {
    if (!/\.(?:mdx?|ya?ml|json|tsx?|[mc]?[jt]s|txt|env|ini|conf)$/.test(file) || /package-lock/.test(file)) return [];
    const content = model.text(file);
    if (content === undefined) return [];
    const secretlint = await loadSecretlint().catch(notInstalled);
    if (!secretlint) return [];
    const {messages} = await secretlint.lintSource({
      source: {filePath: path.join(model.root, file), content, ext: path.extname(file), contentType: 'text'},
      options: {config: {rules: [{id: preset, rule: secretlint.creator}]}, noPhysicFilePath: true, locale: 'en'},
    });
    return messages.map(({range, message}): Message => ({
      at: range[0],
      // What follows the colon is the secret itself, which logs of CI would show to everybody.
      reason: message.replace(/^\[[^\]]*\]\s*/, '').replace(/:\s[\s\S]*$/, ''),
      note: 'revoke it now, then write a placeholder such as ZUGANGSTOKEN',
    }));
  },
};
