import {inHead, inPost, testRules} from '../../fixtures/checkedSite';

testRules(
  [],
  [
    ...['/drucken/x', '/rueckmeldung/ja/x'].map((slug, index) =>
      inPost(
        `an address that the build or the server has for itself: ${slug}`,
        `2024-02-1${index}-belegt.md`,
        `slug: ${slug}\nauthors: [betrieb]\n`,
        'front-matter/address',
        /lies in \/(?:drucken|rueckmeldung), which/,
        4,
      ),
    ),
    inHead('a malformed test', 'tested: Programm 1\n', 'front-matter/keys', /"tested"/),
    inPost(
      'a post without an address',
      '2024-02-03-a.md',
      'authors: [betrieb]\n',
      'front-matter/keys',
      /lacks "slug"/,
      2,
    ),
  ],
);
