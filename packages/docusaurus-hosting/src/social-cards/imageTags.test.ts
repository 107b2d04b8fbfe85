import {describe, expect, it} from 'vitest';
import {imageTags} from './imageTags';

describe('imageTags', () => {
  it('names the image for Open Graph and Twitter, with quotes that cannot end the attribute', () => {
    const tags = imageTags({url: 'https://haus.example/a.png', alt: 'Bild "A" <b>', width: 2, height: 1});
    expect(tags).toContain('<meta property="og:image" content="https://haus.example/a.png">');
    expect(tags).toContain('<meta name="twitter:image:alt" content="Bild &quot;A&quot; &lt;b&gt;">');
  });
});
