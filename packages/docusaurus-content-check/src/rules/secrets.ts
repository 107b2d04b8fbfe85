import path from 'node:path';
import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import type {Found} from '../finding';
import type {Rule} from '../rule';

const preset = '@secretlint/secretlint-rule-preset-recommend';

/** Tokens, keys and passwords of well-known services, by the patterns of secretlint. What was published once must be revoked. */
export const secretsRule: Rule = {
  name: 'secrets/token',
  level: 'error',
  async file(file, model) {
    if (!/\.(?:mdx?|ya?ml|json|tsx?|[mc]?[jt]s|txt|env|ini|conf)$/.test(file) || /package-lock/.test(file)) return [];
    const content = model.text(file);
    if (content === undefined) return [];
    const {messages} = await lintSource({
      source: {filePath: path.join(model.root, file), content, ext: path.extname(file), contentType: 'text'},
      options: {config: {rules: [{id: preset, rule: creator}]}, noPhysicFilePath: true, locale: 'en'},
    });
    return messages.map(({range, message}): Found => ({
      at: range[0],
      // What follows the colon is the secret itself, which logs of CI would show to everybody.
      wrong: message.replace(/^\[[^\]]*\]\s*/, '').replace(/:\s[\s\S]*$/, ''),
      right: 'revoke it now, then write a placeholder such as ZUGANGSTOKEN',
    }));
  },
};
