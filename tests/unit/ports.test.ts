/** Commands name the port beside the host: not every provider has the one that programs take by themselves. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {contentFiles, factTextsOf} from 'docusaurus-hosting/template';
import {facts} from '../../src/facts';
import {site} from '../../src/site';

const factTexts = factTextsOf(facts);

/** What is typed or copied: lines of code, and code within a sentence. */
const codeIn = (text: string): string[] => [
  ...[...text.matchAll(/^ *```.*\n([^]*?)^ *```/gm)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

/** Names are asked for without a port, a host alone stands beside its port, and pages and resolvers have standard ones. */
const isCommand = (code: string): boolean =>
  !/^ *(?:dig|Resolve-DnsName|resolvectl query) |^ *DNS=|^\{\{[^}]+\}\}$|https:\/\/|Port\}\}/.test(code);

const withoutPort = (text: string): string[] =>
  codeIn(text)
    .filter(isCommand)
    .filter((code) =>
      [...code.matchAll(/\{\{([\w.-]+)\.host\}\}/g)].some(
        ([, name = '']) => factTexts.has(`${name}.port`) && !code.includes(`{{${name}.port}}`),
      ),
    );

it('commands name the port of their server', () => {
  expect(withoutPort('`ssh git@{{forge.ssh.host}}`')).toHaveLength(1);
  const root = process.cwd();
  const found = contentFiles(site.areas, root).flatMap(({file}) =>
    withoutPort(readFileSync(file, 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});
