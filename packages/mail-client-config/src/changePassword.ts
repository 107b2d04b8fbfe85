import {create} from 'xmlbuilder2';
import type {Account} from './facts';
import {texts, type Language} from './texts';

/**
 * Page that leads password managers to the account (W3C, A Well-Known URL for Changing Passwords), for hosts that serve
 * nothing but files. Where a server can redirect, a redirect is better.
 */
export function changePasswordPage({url}: Account, language: Language = 'en'): string {
  const {changePassword, toAccount} = texts[language];
  const document = create({
    html: {
      '@lang': language,
      head: {
        meta: [
          {'@charset': 'utf-8'},
          {'@http-equiv': 'refresh', '@content': `0; url=${url}`},
          {'@name': 'robots', '@content': 'noindex'},
        ],
        title: changePassword,
      },
      body: {h1: changePassword, p: {a: {'@href': url, '#': toAccount}}},
    },
  });
  return `<!DOCTYPE html>\n${document.end({headless: true, prettyPrint: true})}\n`;
}
