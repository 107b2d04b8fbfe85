import {describe, expect, it} from 'vitest';
import {areas} from '../../fixtures/areas';
import {guidance} from '../../fixtures/guidance';
import {keyPages} from '../../fixtures/keyPages';
import {facts} from '../../fixtures/facts';
import {browserData, browserFiles} from './browserData';

const data = browserData({facts, areas, keyPages, notices: [], guidance});

describe('what browsers know of the site', () => {
  it('lists services without what only their own pages show', () => {
    expect(Object.keys(data.services)).toEqual(Object.keys(facts.services));
    for (const [id, service] of Object.entries(facts.services)) {
      expect(data.services[id]).not.toHaveProperty('limits');
      expect({...data.services[id], ...data.serviceDetails[id]}).toEqual(service);
    }
  });

  it('does not tell what services were called before, or by other words', () => {
    const post = {...facts.services.post!, formerTitle: 'Rohrpost', otherNames: 'Taubenschlag'};
    const renamed = {...facts, services: {...facts.services, post}};
    const told = JSON.stringify(browserData({facts: renamed, areas, keyPages, notices: [], guidance}));
    expect(told).not.toMatch(/Rohrpost|Taubenschlag/);
  });

  it('has endpoints by the paths that Markdown names', () => {
    expect(data.endpoints['mail.imap']).toEqual(facts.mail.imap);
    expect(data.endpoints).not.toHaveProperty('mail');
  });

  it('has no facts that stand in pages alone', () => {
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['links']));
    expect(JSON.stringify(data)).not.toContain(JSON.stringify(facts.legal));
  });
});

it('each part is a file, and one file names them all', () => {
  const files = browserFiles(data);
  expect(files['areas.js']).toBe(`export default ${JSON.stringify(areas)};\n`);
  expect(files['site.js']).toContain("export {default as areas} from './areas';");
});
