import {inBody, testRules} from '../../fixtures';

/** One picture of a colour: its size, twice, and no more. */
function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  const colours = Buffer.from('8000000000000000ff', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    colours,
    Buffer.from(',\0\0\0\0'),
    size,
    Buffer.from('0002024401003b', 'hex'),
  ]);
}

testRules([
  inBody('a missing picture', '![Ein Bild](./fehlt.webp)', 'pictures/missing', /no file \.\/fehlt\.webp/),
  inBody(
    'a missing picture in HTML',
    '<img src="/img/fehlt.webp" alt="Ein Bild" />',
    'pictures/missing',
    /no file \/img\/fehlt\.webp/,
  ),
  inBody(
    'a missing imported picture',
    'import bild from \'./fehlt.webp\';\n\n<img src={bild} alt="Ein Bild" />',
    'pictures/missing',
    /no file \.\/fehlt\.webp/,
  ),
  inBody('no alternative text', '![](./cloud/bild-hell.webp)', 'pictures/alt', /write !\[what it shows\]/),
  inBody('no alternative text in HTML', '<img src="/img/x.webp" />', 'pictures/alt', /alt="what it shows"/),
  inBody('no alternative text by reference', '![][b]\n\n[b]: ./cloud/bild-hell.webp', 'pictures/alt', /write !\[/),
  inBody(
    'a missing required picture',
    '<img src={require(\'./fehlt.webp\').default} alt="Ein Bild" />',
    'pictures/missing',
    /no file \.\/fehlt\.webp – put it beside the page/,
  ),
  ...[
    ['a picture that is none', 'docs/cloud/kaputt.webp', 'kein Bild'] as const,
    [
      'a drawing by the name of a picture',
      'docs/stadt/_zeichnung.webp',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ] as const,
    ['a PNG by the name of a photograph', 'static/img/foto.jpg', Buffer.from('89504e470d0a1a0a', 'hex')] as const,
    ['a drawing by the name of an icon', 'static/symbol.ICO', '<svg xmlns="http://www.w3.org/2000/svg"/>'] as const,
  ].map(([name, file, content]) => ({name, file, content, line: 1, rule: 'pictures/kind', says: /is no \.\w+ inside/})),
  {
    name: 'a picture that is broken inside',
    file: 'docs/cloud/zerrissen.webp',
    content: 'RIFF0000WEBP',
    line: 1,
    rule: 'pictures/size',
    says: /no picture – save/,
  },
  ...[
    [9000, 10],
    [5000, 5000],
  ].map(([width = 0, height = 0]) => ({
    name: `a picture of ${width} × ${height} pixels`,
    file: `static/img/gross-${width}.gif`,
    content: gif(width, height),
    line: 1,
    rule: 'pictures/kind',
    says: /pixels – at most 8000 each way, and 16 million together/,
  })),
]);
