import {inBody, inHead, page, testRules} from '../../../fixtures/checkedSite';
import {pageRules} from './pages';

testRules(
  pageRules,
  [
    inHead('an unknown service', 'service: clowd\n', 'front-matter/service', /"clowd".*did you mean cloud\?/),
    inHead(
      'a service by the name of what every object has',
      'service: constructor\n',
      'front-matter/service',
      /"constructor"/,
    ),
    inBody('facts of no service', '<ServiceFacts />', 'front-matter/service', /service: … into the front matter/),
    inHead('a service without an entry', 'service: datenbanken\n', 'front-matter/service', /"offered: false"/),
    inBody(
      'a wrong service in a component',
      "<ServiceFacts service='clowd' />",
      'mdx/value',
      /unknown service "clowd".*did you mean cloud/,
    ),
    inBody('a wrong category in a component', '<ServiceCards category="strat" />', 'mdx/value', /did you mean start/),
    inBody(
      'a wrong endpoint in a component',
      '<EndpointTable caption="Post" endpoints={[\'mail.imp\']} />',
      'mdx/value',
      /did you mean mail\.imap/,
    ),
    inBody(
      'a host that is no endpoint',
      '<EndpointTable caption="Anmeldung" endpoints={[\'sso\']} />',
      'mdx/value',
      /unknown endpoints "sso"/,
    ),
    inHead(
      'a test long ago',
      'tested: {client: Programm 1, date: 2020-01-01}\n',
      'front-matter/outdated',
      /more than twelve months ago/,
    ),
  ],
  [
    [
      'components with good values',
      'docs/bausteine.md',
      page(
        '<ServiceFacts service="cloud" />\n\n<LifecycleBadge service="cloud" />\n\n<p className="rot">Der Wert ist {\'fünf\'}.</p>\n\n<ServiceCards category="start" />\n\n<EndpointTable caption="Post" endpoints={[\'mail.imap\', \'mail.submissions\']} />',
      ),
    ],
  ],
);
