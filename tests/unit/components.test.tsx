import {createElement, type ComponentType, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import CategoryCards from '../../src/components/CategoryCards';
import EndpointTable from '../../src/components/EndpointTable';
import EolOverview from '../../src/components/EolOverview';
import Icon from '../../src/components/Icon';
import {icons} from '../../src/components/Icon/icons';
import InfrastructureDiagram from '../../src/components/InfrastructureDiagram';
import {wrapText} from '../../src/components/InfrastructureDiagram/layout';
import LifecycleBadge from '../../src/components/LifecycleBadge';
import LifecycleBanner from '../../src/components/LifecycleBanner';
import ServiceCards from '../../src/components/ServiceCards';
import ServiceFacts from '../../src/components/ServiceFacts';
import SignInOverview from '../../src/components/SignInOverview';
import SignInFlow from '../../src/components/SignInFlow';
import Successor from '../../src/components/Successor';
import TestedWith from '../../src/components/TestedWith';
import {provider} from '../../src/provider';
import {categoryPages} from '../../src/provider/display';

/** What a reader without JavaScript gets: the text with a space for each tag. */
const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const {services, mail, vpn, sso, infrastructure} = provider;

describe('components show what src/provider says', () => {
  it.each<[string, ReactElement, string[]]>([
    [
      'facts of a service',
      <ServiceFacts service="e-mail" />,
      ['E-Mail auf einen Blick', services['e-mail']!.audience, services['e-mail']!.limits.quota!.value, 'in Betrieb'],
    ],
    [
      'facts of a service that has ended',
      <ServiceFacts service="drone" />,
      ['abgeschaltet', 'Abschaltung am 30. Juni 2024', 'Nachfolger Forge'],
    ],
    [
      'endpoints',
      <EndpointTable endpoints={['mail.imap', 'vpn.endpoint']} caption="Server" />,
      ['Server', mail.imap.host, '993', 'TLS', `${vpn.endpoint.port} UDP`],
    ],
    ['a badge', <LifecycleBadge service="amp" />, ['Beta']],
    [
      'the banner of an ended service',
      <LifecycleBanner service="drone" />,
      ['Dieser Dienst ist abgeschaltet', 'Löschung der Daten am: 30. September 2024', 'Nachfolger: Forge'],
    ],
    [
      'the banner of a planned service',
      <LifecycleBanner service="weblate" />,
      ['Geplanter Dienst', 'Start geplant für: 1. April 2027'],
    ],
    ['cards of a category', <ServiceCards category="daten" />, ['Cloud', 'Download-Portal', 'Passwortmanager']],
    [
      'cards of named services',
      <ServiceCards services={['vpn', 'weblate']} />,
      ['VPN', services.vpn!.summary, 'geplant'],
    ],
    [
      'ways to all services',
      <CategoryCards />,
      ['Kommunikation', 'E-Mail', 'AdGuard', 'Übersetzungsplattform geplant', 'AMP Beta'],
    ],
    [
      'who signs in how',
      <SignInOverview />,
      ['Cloud', 'Passwortmanager', 'mit eigenen Zugangsdaten nur für diesen Dienst', 'TeamSpeak', 'nicht nötig'],
    ],
    ['services that end', <EolOverview />, ['Drone', '4. März 2024', '30. Juni 2024', 'Forge']],
    [
      'the tested client',
      <TestedWith client="Thunderbird 140" date="2026-11-20" />,
      ['Geprüft mit Thunderbird 140 am 20. November 2026'],
    ],
    ['hosts in the picture', <InfrastructureDiagram />, Object.values(infrastructure.hosts).map(({value}) => value)],
    ['the sign-in host', <SignInFlow />, [sso.host, 'Dein Browser']],
  ])('%s', (_, element, expected) => {
    const text = textOf(element);
    for (const part of expected) {
      expect(text).toContain(part);
    }
  });

  it('a service that has ended is no way to go', () => {
    expect(textOf(<CategoryCards />)).not.toContain('Drone');
    expect(textOf(<SignInOverview />)).not.toContain('Drone');
  });

  it('an active service has no banner', () => {
    expect(textOf(<LifecycleBanner service="forge" />)).toBe('');
  });

  it('a service that has ended offers neither address nor sign-in, and its data lie nowhere', () => {
    expect(textOf(<ServiceFacts service="drone" />)).not.toMatch(/Adresse|Anmeldung|Ort der Daten/);
  });

  it('„keiner“ is a successor', () => {
    expect(textOf(<Successor id="keiner" />)).toBe('keiner');
  });

  it('every service and category has an icon', () => {
    const named = [...Object.values(services), ...Object.values(categoryPages)].map(({icon}) => icon);
    expect(named.filter((name) => !(name in icons))).toEqual([]);
  });
});

describe('components refuse what src/provider does not know, and what an author forgot', () => {
  /** A component as Markdown, which is not type-checked, may use it. */
  const unchecked = (component: unknown) => component as ComponentType<Readonly<Record<string, unknown>>>;
  it.each<[ReactElement, RegExp]>([
    [createElement(unchecked(LifecycleBadge)), /<LifecycleBadge service="undefined">: unknown service ""/],
    [<LifecycleBadge service="constructor" />, /unknown service "constructor"/],
    [
      createElement(unchecked(EndpointTable), {endpoint: 'mail.imap', caption: 'Server'}),
      /<EndpointTable caption="Server">: needs endpoints=\{\['…'\]\}/,
    ],
    [createElement(unchecked(ServiceCards)), /<ServiceCards>: needs services=/],
    [<ServiceCards services={[]} />, /<ServiceCards>: needs services=/],
    [<ServiceFacts service="clout" />, /<ServiceFacts service="clout">: unknown service "clout"; did you mean "cloud"/],
    [<ServiceFacts />, /front matter has no "service"/],
    [
      <EndpointTable endpoints={['mail.imapp']} caption="Server" />,
      /<EndpointTable caption="Server">: unknown endpoint "mail.imapp"; did you mean "mail.imap"/,
    ],
    [<LifecycleBadge service="dron" />, /did you mean "drone"/],
    [<LifecycleBanner service="dron" />, /did you mean "drone"/],
    [<ServiceCards category="date" />, /unknown category "date"; did you mean "daten"/],
    [<ServiceCards services={['vpm']} />, /did you mean "vpn"/],
    [<Successor id="fogre" />, /did you mean "forge"/],
    [<Icon name="maill" />, /unknown icon "maill"; did you mean "mail"/],
  ])('%#: the error names the place and the nearest valid name', (element, message) => {
    expect(() => renderToStaticMarkup(element)).toThrow(message);
  });
});

describe('lines in pictures', () => {
  it.each([
    ['Webdienste und Anmeldung', 14, ['Webdienste und', 'Anmeldung']],
    ['VPN', 14, ['VPN']],
    ['Datenschutzgrundverordnung gilt', 10, ['Datenschutzgrundverordnung', 'gilt']],
  ])('%s', (text, width, lines) => {
    expect(wrapText(text, width)).toEqual(lines);
  });
});
