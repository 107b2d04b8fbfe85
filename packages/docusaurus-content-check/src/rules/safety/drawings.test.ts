import {inBody, page, testRules} from '../../../fixtures';

testRules(
  [],
  [
    ...[
      ['a stroke of many times the width', '<path strokeWidth="1e7" d="M0 0a1e6 1e6 0 1 1 1 1" />'] as const,
      ['a wide stroke', '<path strokeWidth="100" d="M0 0h9" />'] as const,
      ['a large number of another system', '<path strokeWidth={0xffffff} d="M0 0h9" />'] as const,
      ['large arcs within a transform', '<g transform="scale(1e5)"><circle r={99} /></g>'] as const,
      ['a larger picture', '<g transform="scale(1.1)"><circle r={99} /></g>'] as const,
      ['many transforms', `<g transform="${'translate(1)'.repeat(4)}"><circle r={99} /></g>`] as const,
      ['a number of four digits', '<circle r="1000" />'] as const,
      ['a number of four digits in a path', '<path d="M0 0h1000" />'] as const,
      ['curves of which each leads further away', '<path d="M0 0q1 1 2 2t9-9" />'] as const,
      ['a long path', `<path d="M0 0${'h1'.repeat(499)}" />`] as const,
      ['a color from elsewhere', '<path fill="url(#a)" d="M0 0h9" />'] as const,
    ].map(([name, content]) => inBody(`${name} in a drawing`, content, 'safety/element', /may take long to draw/)),
    ...[
      ['long paths', `<path d="M0 0${'h1'.repeat(480)}" />\n\n`.repeat(21), 44] as const,
      ['shapes', '<circle r="9" />\n\n'.repeat(201), 408] as const,
      ['paths with dashes', `<path className="a" d="M0 0${'h1'.repeat(480)}" />\n\n`.repeat(2), 10] as const,
    ].map(([name, content, line]) =>
      inBody(`many ${name} in drawings`, content, 'safety/element', /paths and shapes are too many/, line),
    ),
  ],
  [
    [
      'a drawing in a page',
      'docs/zeichnung.md',
      page(
        '<figure>\n  <g id="kreis" transform="translate(1 2) scale(.5)"><circle r="9" /><text x="1">Text</text></g>\n  <path d="M1 1h9" markerEnd="url(#pfeil)" />\n</figure>',
      ),
    ],
  ],
);
