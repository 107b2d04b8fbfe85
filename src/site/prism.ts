import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

export const prism: ThemeConfig['prism'] = {
  theme: themes.github,
  darkTheme: themes.dracula,
  additionalLanguages: ['bash', 'powershell', 'ini', 'json', 'diff', 'docker', 'properties', 'toml', 'yaml', 'sql'],
};
