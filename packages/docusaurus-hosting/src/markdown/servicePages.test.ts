import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {areas} from '../../fixtures/areas';
import {facts} from '../../fixtures/provider';
import {defineProvider} from '../facts/provider';
import {servicePages} from './servicePages';

const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-pages-'));
afterAll(() => rmSync(root, {recursive: true}));

const write = (file: string, head: string, text = 'Text.'): void => {
  const to = path.join(root, 'docs-hilfe', file);
  mkdirSync(path.dirname(to), {recursive: true});
  writeFileSync(to, `---\n${head}\n---\n\n${text}\n`);
};
write('schutz/index.md', 'title: Schutz');
write('schutz/tunnel/index.md', 'title: "{{services.tunnel.title}}"\nservice: tunnel\nkeywords: [Tunnel, VPN]');
write('schutz/tunnel/windows.md', 'title: Windows', 'Nimm {{vpn.endpoint.host}}.');
write('schutz/filter.md', 'title: Filter\nservice: filter', "<EndpointTable endpoints={['dns.dot']} />");
write('reden/post.md', 'title: "{{services.post.title}}"\nservice: post');
write('werken/werkbank.md', 'title: "{{services.werkbank.title}}"\nservice: werkbank\nkeywords: [Werkbank]');
const pages = servicePages(areas, root);
const known = Object.keys(defineProvider(facts, pages).notOffered);

const without = (...ids: string[]) => {
  const services = Object.fromEntries(Object.entries(facts.services).filter(([id]) => !ids.includes(id)));
  return defineProvider({...facts, services}, pages);
};

describe('a service whose entry is deleted is not offered', () => {
  it('is known by its pages, its facts go', () => {
    const {notOffered, services, vpn, dns} = without('tunnel');
    expect(notOffered).toMatchObject({
      tunnel: {title: 'Tunnel', docs: '/hilfe/schutz/tunnel', category: 'schutz', section: 'vpn'},
    });
    expect(services).not.toHaveProperty('tunnel');
    expect(vpn).toBeUndefined();
    expect(dns).toBeDefined();
  });

  it('is told from others of which the same is true', () => {
    expect(without('tunnel', 'filter').notOffered).toMatchObject({
      tunnel: {section: 'vpn'},
      filter: {title: 'Filter', section: 'dns'},
    });
  });

  it('leaves no successor behind', () => {
    expect(without('werkbank').services.fliessband?.lifecycle.successor).toBe('keiner');
  });
});

describe('an id that is mistyped is no such service', () => {
  it('as a key', () => {
    const {tunnel, ...others} = facts.services;
    expect(() => defineProvider({...facts, services: {...others, tunel: tunnel}} as typeof facts, pages)).toThrow(
      'services.tunel: has its page at /hilfe/schutz/tunnel, and docs-hilfe/schutz/tunnel/index.md is about "tunnel"; did you mean "tunnel"?',
    );
  });

  it('in front matter', () => {
    write('schutz/anders.md', 'title: Anders\nservice: tunnle');
    expect(Object.keys(defineProvider(facts, servicePages(areas, root)).notOffered)).toEqual(known);
  });
});
