import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {anyText, property} from '../../docusaurus-hosting/fixtures/awkward';
import {exportsOf} from '../../docusaurus-hosting/fixtures/exportsOf';
import {nameSchema} from '../../docusaurus-hosting/src/facts/schema';
import {escaped} from '../../docusaurus-hosting/src/text/plain';
import {readAnswers} from './answers';
import {editServices, renamedYaml, renamer} from './rewrite';

const names = anyText.filter((each) => nameSchema.safeParse(each).success);

describe('what people answer is data', () => {
  it('in lists of a new site', () => {
    property(names, (name) => {
      const rename = renamer({name: 'Altwerk', domain: 'altwerk.example'}, {name, domain: 'neu.example'});
      const lists = "# Fragen\n- 'was macht Altwerk'\n- Altwerk\n- a: Altwerk!\n";
      expect(parse(renamedYaml(lists, rename))).toEqual([`was macht ${name}`, name, {a: `${name}!`}]);
    });
  });

  it('in the facts of a new site', () => {
    const template =
      "// The provider's own.\nexport const services = {\n  a: {\n    title: 'A',\n  },\n};\nexport const operator = {name: 'Altwerk', team: `Team von Altwerk`, domain: 'altwerk.example'};\n";
    property(names, (name) => {
      const answers = readAnswers({name, domain: 'neu.example', titles: {a: name}}, ['a']);
      const source = editServices(
        renamer({name: 'Altwerk', domain: 'altwerk.example'}, answers, escaped)(template),
        ['a'],
        answers,
      );
      expect(exportsOf(source)).toEqual({
        services: {a: {title: name, formerTitle: 'A'}},
        operator: {name, team: `Team von ${name}`, domain: 'neu.example'},
      });
    });
  });
});
