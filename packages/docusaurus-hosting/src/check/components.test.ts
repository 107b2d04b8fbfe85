import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {components, importedComponents} from './components';

const repository = path.resolve(__dirname, '../../../..');
const theme = path.join(repository, 'packages/docusaurus-theme-hosting/src');
const everywhere = path.join(theme, 'theme/MDXComponents/index.tsx');
const fileOf = (name: string): string => path.join(theme, 'components/markdown', name, 'index.tsx');

const {config} = ts.readConfigFile(path.join(repository, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: {compilerOptions: object};
};
const {options} = ts.parseJsonConfigFileContent({...config, include: []}, ts.sys, repository);
const named = Object.keys(components).filter((name) => ts.sys.fileExists(fileOf(name)));
const program = ts.createProgram([everywhere, ...named.map(fileOf)], {...options, noEmit: true});
const checker = program.getTypeChecker();

/** What a file exports by default. */
function defaultExport(file: string): ts.Symbol {
  const source = program.getSourceFile(file)!;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find(({name}) => name === 'default')!;
}

/** Names of the components that the theme gives to all pages: keys of an object, whose others are upstream's. */
function namesForAllPages(): string[] {
  const assignment = defaultExport(everywhere).declarations![0] as ts.ExportAssignment;
  const {properties} = assignment.expression as ts.ObjectLiteralExpression;
  return properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
}

/** Props of a component by its own types; what one form of a union lacks is optional. */
function propsOf(name: string): Record<string, 'needed' | 'optional'> {
  const [props] = checker.getTypeOfSymbol(defaultExport(fileOf(name))).getCallSignatures()[0]!.parameters;
  const type = props && checker.getTypeOfSymbol(props);
  const forms = (type?.isUnion() ? type.types : [type]).map((form) => form?.getProperties() ?? []);
  const isNeeded = (prop: string): boolean =>
    forms.every((form) => form.some((each) => each.name === prop && !(each.flags & ts.SymbolFlags.Optional)));
  return Object.fromEntries(
    forms
      .flat()
      .filter((each) => each.name !== 'children')
      .map((each) => [each.name, isNeeded(each.name) ? 'needed' : 'optional']),
  );
}

describe('components that Markdown can use', () => {
  it('are those that the theme gives to all pages, those that pages import, and conditions', () => {
    const names = namesForAllPages().filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(components).sort()).toEqual([...new Set([...names, ...importedComponents, 'If'])].sort());
  });

  const known = Object.entries(components).filter(([name, props]) => props !== undefined && named.includes(name));

  it.each(known)('%s has the props that the check knows', (name, props) => {
    expect(propsOf(name)).toEqual(props);
  });

  it('are compared at all', () => {
    expect(known.map(([name]) => name)).toContain('EndpointTable');
  });
});
