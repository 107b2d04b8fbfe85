import {contact} from '@generated/docusaurus-theme-hosting/default/site';

/** Address of a prepared e-mail to the provider's support. @param lines - of its text */
export function supportMail(subject: string, lines: readonly string[]): string {
  const fields = new URLSearchParams({subject, body: lines.join('\r\n')});
  // Mail programs show the plus of a form as it is.
  return `mailto:${contact.support}?${fields.toString().replaceAll('+', '%20')}`;
}
