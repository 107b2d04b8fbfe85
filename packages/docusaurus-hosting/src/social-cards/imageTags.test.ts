import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {expect, it} from 'vitest';
import {imageTags} from '.';

it('names the image for Open Graph and Twitter, with quotes that cannot end the attribute', () => {
  const tags = selectAll('meta', fromHtml(imageTags('https://haus.example/a.png', 'Bild "A" <b>'), {fragment: true}));
  expect(tags.map(({properties}) => properties)).toMatchObject([
    {property: 'og:image', content: 'https://haus.example/a.png'},
    {property: 'og:image:type', content: 'image/png'},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: 'Bild "A" <b>'},
    {name: 'twitter:image', content: 'https://haus.example/a.png'},
    {name: 'twitter:image:alt', content: 'Bild "A" <b>'},
  ]);
});
