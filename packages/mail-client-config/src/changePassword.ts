import {create} from 'xmlbuilder2';
import type {Provider} from 'docusaurus-hosting/facts/schema';

/**
 * Page that leads password managers to the account (W3C, A Well-Known URL for Changing Passwords), for hosts that serve
 * nothing but files. `deploy/Caddyfile` and the local server answer with a redirect instead.
 */
export function changePasswordPage({account}: Provider): string {
  const document = create({
    html: {
      '@lang': 'de',
      head: {
        meta: [
          {'@charset': 'utf-8'},
          {'@http-equiv': 'refresh', '@content': `0; url=${account.url}`},
          {'@name': 'robots', '@content': 'noindex'},
        ],
        title: 'Passwort ändern',
      },
      body: {h1: 'Passwort ändern', p: {a: {'@href': account.url, '#': 'Weiter zur Kontoverwaltung'}}},
    },
  });
  return `<!DOCTYPE html>\n${document.end({headless: true, prettyPrint: true})}\n`;
}
