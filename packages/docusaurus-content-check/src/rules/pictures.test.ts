import {inBody, testRules} from '../../fixtures';

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
]);
