import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {keyStrokesOf, measure, readQuestions, readUnanswerable} from './measure';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'questions-')), 'questions.tsv');
const question = (query: string, group: string, ...relevant: string[]) => ({query, group, relevant: new Set(relevant)});

it('reads a table of questions', () => {
  writeFileSync(file, 'id\tgroup\tquery\trelevant\n1\ttitel\tÜber uns\tintro,kontakt\n');
  expect(readQuestions(file)).toEqual([question('Über uns', 'titel', 'intro', 'kontakt')]);
});

it('leaves out questions that only pages answer which the site does not have', () => {
  writeFileSync(file, 'id\tgroup\tquery\trelevant\n1\ttitel\tVPN\tvpn\n2\ttitel\tTunnel\tvpn,netz\n');
  expect(readQuestions(file, new Set(['vpn']))).toEqual([question('Tunnel', 'titel', 'netz')]);
});

it('takes lines that begin with # for notes', () => {
  writeFileSync(file, '# When and how.\nid\tgroup\tquery\trelevant\n1\ttitel\tVPN\tvpn\n');
  expect(readQuestions(file)).toEqual([question('VPN', 'titel', 'vpn')]);
});

it('says which line of a table has another shape', () => {
  writeFileSync(file, '# When and how.\nid\tgroup\tquery\trelevant\n1\ttitel\tVPN\tvpn\n2\ttitel\tVPN\n');
  expect(() => readQuestions(file)).toThrow(`${file}:4: expected 4 cells`);
});

it('reads a table of questions that nobody can answer', () => {
  writeFileSync(file, 'id\tgroup\tquery\n1\talltag\telefant\n');
  expect(readUnanswerable(file)).toEqual(['elefant']);
});

it('measures rank, share and empty lists', () => {
  const questions = [question('vpn', 'a', 'vpn'), question('cloud', 'b', 'cloud'), question('matrix', 'b', 'matrix')];
  const lists: Record<string, string[]> = {
    vpn: ['/services/vpn'],
    clo: ['/x'],
    clou: ['/x', '/y'],
    cloud: ['/x', '/x', '/services/cloud'],
  };
  expect(keyStrokesOf(questions)).toEqual(['vpn', 'clo', 'clou', 'cloud', 'mat', 'matr', 'matri', 'matrix']);
  const {all, groups, keyStrokes, empty, wronglyNothing} = measure(questions, (query) => lists[query] ?? []);
  expect(all).toEqual({questions: 3, recall: 2 / 3, mrr: 0.5});
  expect(groups.get('b')).toEqual({questions: 2, recall: 0.5, mrr: 0.25});
  expect(keyStrokes).toBe(2 / 8);
  expect(empty).toEqual(['matrix', 'mat', 'matr', 'matri']);
  expect(wronglyNothing).toEqual(['matrix']);
});
