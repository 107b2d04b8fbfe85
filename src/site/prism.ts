import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** Text and ground of code with one colour per kind of token; contrast is checked in tests/unit/contrast.test.ts. */
interface CodeColors {
  readonly ground: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
  readonly inserted: string;
  readonly deleted: string;
}

export const codeColors: Readonly<Record<'light' | 'dark', CodeColors>> = {
  light: {
    ground: '#f3f6f4',
    text: '#18211f',
    comment: '#51605b',
    keyword: '#0a5c4f',
    string: '#7a4600',
    number: '#86285c',
    name: '#1d5280',
    inserted: '#14633a',
    deleted: '#9c2a21',
  },
  dark: {
    ground: '#18211f',
    text: '#e4eae7',
    comment: '#a3b1ab',
    keyword: '#7bd3bd',
    string: '#e6b45c',
    number: '#ecaed2',
    name: '#93c5f0',
    inserted: '#7fd6a0',
    deleted: '#ff9f94',
  },
};

const theme = ({ground, text, comment, keyword, string, number, name, inserted, deleted}: CodeColors): PrismTheme => ({
  plain: {color: text, backgroundColor: ground},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'], style: {color: comment, fontStyle: 'italic'}},
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'section', 'section-name', 'important', 'operator'],
      style: {color: keyword},
    },
    {types: ['string', 'char', 'attr-value', 'url', 'regex', 'value'], style: {color: string}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'variable'], style: {color: number}},
    {types: ['function', 'builtin', 'class-name', 'attr-name', 'property', 'key', 'parameter'], style: {color: name}},
    {types: ['inserted'], style: {color: inserted}},
    {types: ['deleted'], style: {color: deleted}},
  ],
});

export const prism: ThemeConfig['prism'] = {
  theme: theme(codeColors.light),
  darkTheme: theme(codeColors.dark),
  additionalLanguages: ['bash', 'powershell', 'ini', 'json', 'diff', 'docker', 'properties', 'toml', 'yaml', 'sql'],
};
