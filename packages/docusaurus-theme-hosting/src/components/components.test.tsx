import {createElement, type ComponentType, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {limitText} from 'docusaurus-hosting/client';
import {contact, infrastructure} from '@generated/docusaurus-theme-hosting/default/site';
import Details from '../theme/Details';
import CategoryCards from './markdown/CategoryCards';
import Drawing from './markdown/Drawing';
import EndpointTable from './markdown/EndpointTable';
import EolOverview from './markdown/EolOverview';
import GroupAccess from './markdown/GroupAccess';
import InfrastructureDiagram from './markdown/InfrastructureDiagram';
import LifecycleBadge from './markdown/LifecycleBadge';
import LifecycleBanner from './docPage/LifecycleBanner';
import PageFeedback from './docPage/PageFeedback';
import MessageList from './markdown/MessageList';
import PastIncidents from './markdown/PastIncidents';
import ServiceCards from './markdown/ServiceCards';
import ServiceFacts from './markdown/ServiceFacts';
import SignInOverview from './markdown/SignInOverview';
import Successor from './shared/Successor';
import TestedWith from './docPage/TestedWith';
import {facts} from '../../../docusaurus-hosting/fixtures/facts';

/** What a reader without JavaScript gets: the text with a space for each tag. */
const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

const {services, mail, vpn} = facts;

describe('components show what the facts say', () => {
  it.each<[string, ReactElement, string[]]>([
    [
      'facts of a service',
      <ServiceFacts service="post" />,
      [
        'Post auf einen Blick',
        services.post!.audience,
        limitText(services.post!.limits.quota!),
        'nach 1\u00a0Tag geleert',
        'in Betrieb',
      ],
    ],
    [
      'facts of a service that has ended',
      <ServiceFacts service="fliessband" />,
      ['abgeschaltet', 'Abschaltung am 31. Mai 2024', 'Nachfolger Werkbank'],
    ],
    [
      'endpoints',
      <EndpointTable endpoints={['mail.imap', 'vpn.endpoint']} caption="Server" />,
      ['Server', mail.imap.host, String(mail.imap.port), 'TLS', `${vpn.endpoint.port} UDP`],
    ],
    ['a badge', <LifecycleBadge service="spielwiese" />, ['Beta']],
    [
      'the banner of an ended service',
      <LifecycleBanner service="fliessband" />,
      ['Dieser Dienst ist abgeschaltet', 'Löschung der Daten am: 31. August 2024', 'Nachfolger: Werkbank'],
    ],
    [
      'the banner of a planned service',
      <LifecycleBanner service="woerterbuch" />,
      ['Geplanter Dienst', 'Start geplant für: 1. Februar 2027'],
    ],
    ['cards of a category', <ServiceCards category="schutz" />, ['Tunnel', services.tunnel!.summary, 'Filter']],
    ['ways to all services', <CategoryCards />, ['Reden', 'Post', 'Filter', 'Wörterbuch geplant', 'Spielwiese Beta']],
    [
      'who signs in how',
      <SignInOverview />,
      ['Plausch', 'Tunnel', 'mit eigenen Zugangsdaten nur für diesen Dienst', 'Filter', 'nicht nötig'],
    ],
    ['services that end', <EolOverview />, ['Fließband', '5. Februar 2024', '31. Mai 2024', 'Werkbank']],
    [
      'incidents that are over',
      <PastIncidents />,
      [
        'Post kam verspätet an',
        '5. Oktober 2026, 09:00 bis 11:30 Uhr',
        'betroffen: Post',
        'Eine Warnung kommt jetzt früher.',
      ],
    ],
    [
      'the tested client',
      <TestedWith client="Thunderbird 140" date="2026-11-20" />,
      ['Geprüft mit Thunderbird 140 am 20. November 2026'],
    ],
    ['hosts in the picture', <InfrastructureDiagram />, Object.values(infrastructure.hosts).map(({value}) => value)],
    [
      'what opens which service',
      <GroupAccess />,
      [
        'Ohne Konto nutzbar: Filter.',
        `die Gruppe „${services.post!.group}“ öffnet Post`,
        'Mit jedem Konto nutzbar: Plausch',
      ],
    ],
    [
      'a drawing',
      <Drawing id="weg" title="Weg" description="Von hier nach dort." width={330} height={40}>
        <text>dort</text>
      </Drawing>,
      ['Weg', 'Von hier nach dort.', 'dort'],
    ],
  ])('%s', (_, element, expected) => {
    const text = textOf(element);
    for (const part of expected) {
      expect(text).toContain(part);
    }
  });

  it('a drawing of no width does not make its parts huge', () => {
    const drawing = (
      <Drawing id="weg" title="Weg" description="Weg." width={1e-9} height={40}>
        <circle r="9" />
      </Drawing>
    );
    expect(renderToStaticMarkup(drawing)).toContain('viewBox="0 0 100 40"');
  });

  it('the picture says of servers only what those that there are do', () => {
    const {hosts} = infrastructure;
    const {all, backup} = hosts;
    const told = (own: typeof hosts): string => {
      Object.assign(infrastructure, {hosts: own});
      return textOf(<InfrastructureDiagram />);
    };
    expect(told(hosts)).toContain('Dorthin wird täglich um 5\u00a0Uhr gesichert.');
    const watched = told({all: all!, watch: {...backup!, label: 'Wache'}});
    expect(watched).toContain('An einem anderen Standort stehen: Wache (zwei.kleinnetz.example). ');
    expect(watched).not.toMatch(/gesichert|Sicherung/);
    expect(told({all: all!})).not.toContain('nderer Standort');
    Object.assign(infrastructure, {hosts});
  });

  it('a service that has ended is no way to go', () => {
    expect(textOf(<CategoryCards />)).not.toContain('Fließband');
    expect(textOf(<SignInOverview />)).not.toContain('Fließband');
    expect(textOf(<GroupAccess />)).not.toMatch(/Fließband|Zugang/);
  });

  it('lists leave out what is not offered', () => {
    expect(textOf(<CategoryCards />)).not.toContain('Lager');
    expect(textOf(<EndpointTable endpoints={['s3.endpoint', 'mail.imap']} caption="Server" />)).not.toContain('lager');
  });

  it('an active service has no banner', () => {
    expect(textOf(<LifecycleBanner service="werkbank" />)).toBe('');
  });

  it('a service that has ended offers neither address nor sign-in, and its data lie nowhere', () => {
    expect(textOf(<ServiceFacts service="fliessband" />)).not.toMatch(/Adresse|Anmeldung|Ort der Daten/);
  });

  it('asks whether a page helped only where the provider counts the answers', () => {
    const {pageFeedback} = contact;
    const textWith = (counts: true | undefined): string => {
      Object.assign(contact, {pageFeedback: counts});
      return textOf(<PageFeedback mailto="mailto:hilfe@example.org" />);
    };
    expect(textWith(true)).toContain('Hat das geholfen?');
    expect(textWith(undefined)).toBe('');
    Object.assign(contact, {pageFeedback});
  });

  it('details that an author gave no summary have a name to click', () => {
    expect(renderToStaticMarkup(<Details>Schritte</Details>)).toContain('<summary>Details</summary>');
    expect(renderToStaticMarkup(<Details summary="Mehr">Schritte</Details>)).toContain('<summary>Mehr</summary>');
  });

  it('"keiner" is a successor', () => {
    expect(textOf(<Successor id="keiner" />)).toBe('keiner');
  });
});

describe('components refuse what the facts do not know, and what an author forgot', () => {
  /** A component as Markdown, which is not type-checked, may use it. */
  const unchecked = (component: unknown) => component as ComponentType<Readonly<Record<string, unknown>>>;
  it.each<[ReactElement, RegExp]>([
    [createElement(unchecked(LifecycleBadge)), /unknown service "undefined"/],
    [<LifecycleBadge service="constructor" />, /unknown service "constructor"/],
    [createElement(unchecked(ServiceCards)), /unknown category "undefined"/],
    [<ServiceFacts service="pots" />, /unknown service "pots"; there are: .*post/],
    [<ServiceFacts />, /unknown service "undefined"/],
    [<LifecycleBadge service="filtr" />, /unknown service "filtr"; there are: .*filter/],
    [<LifecycleBanner service="filtr" />, /unknown service "filtr"; there are: .*filter/],
    [<ServiceCards category="schut" />, /unknown category "schut"; there are: .*schutz/],
    [<Successor id="werkbnak" />, /unknown service "werkbnak"; there are: .*werkbank/],
  ])('%#: the error names what is wrong and what would be right', (element, message) => {
    expect(() => renderToStaticMarkup(element)).toThrow(message);
  });
});

describe('a list of messages', () => {
  const page = {
    metadata: {permalink: '/meldungen/programme'},
    toc: [
      {value: 'Thunderbird', id: 'thunderbird', level: 2},
      {value: 'Falsches <code>Passwort</code>', id: 'tb-passwort', level: 3},
      {value: 'Outlook', id: 'outlook', level: 2},
      {value: '0x800CCC0E', id: 'outlook-0e', level: 3},
    ],
  };

  it('has the messages of one section, each under its anchor and as a way to its own page', () => {
    const html = renderToStaticMarkup(<MessageList of={page} section="thunderbird" />);
    expect(html).toContain('id="tb-passwort"');
    expect(html).toContain('href="/meldungen/programme#tb-passwort"');
    expect(html).toContain('<code>Passwort</code>');
    expect(html).not.toContain('outlook');
  });

  it('goes to the end of the page for its last section', () => {
    expect(textOf(<MessageList of={page} section="outlook" />)).toContain('0x800CCC0E');
  });

  it('refuses a section that the page lacks', () => {
    expect(() => renderToStaticMarkup(<MessageList of={page} section="outlok" />)).toThrow(
      /unknown section of \/meldungen\/programme "outlok"; there are: thunderbird, outlook/,
    );
  });
});
