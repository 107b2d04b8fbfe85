import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import {mail} from '@generated/docusaurus-theme-hosting/default/site';

const {exampleAddress, domain} = mail;

/** Where the visitor's address is kept: in this browser only. The privacy page names it. */
const slotName = 'hosting.address';
// The type has no name that may be imported, and the package's types need one.
export const addressSlot: ReturnType<typeof createStorageSlot> = createStorageSlot(slotName);

/** What may stand before the @, as mail servers of this kind hand it out (a part of RFC 5322's dot-atom). */
const localPart = '[A-Za-z0-9](?:[A-Za-z0-9._+\\-]*[A-Za-z0-9])?';

/** What a visitor typed, without spaces around it and without this provider's domain behind it, which both fields say anyway. */
export const typedName = (typed: string): string =>
  typed.trim().replace(new RegExp(`@${domain.replaceAll('.', '\\.')}$`, 'i'), '');

/** What is wrong with an address as typed, in words; empty if nothing is. */
export function wrongWith(typed: string): string {
  const name = typedName(typed);
  if (name === '') return 'Trage ein, was in deiner Adresse vor dem @ steht.';
  if (name.includes('@')) return `Hier gehört deine Adresse bei uns hinein. Sie endet auf @${domain}.`;
  if (new RegExp(`^${localPart}$`).test(name)) return '';
  return 'Eine Adresse hat keine Umlaute und Leerzeichen, nur Buchstaben, Ziffern und in der Mitte . _ + -';
}

/** A stored text, if it is an address of this provider as a whole. */
const checked = (address: string | null): string | undefined =>
  address?.endsWith(`@${domain}`) && wrongWith(address) === '' ? address : undefined;

/** The address that the visitor has entered. */
export const ownAddress = (): string | undefined => checked(addressSlot.get());

/** The same in a component, from then on: undefined in the page as it is served. */
export const useOwnAddress = (): string | undefined => checked(useStorageSlot(slotName)[0]);

/** A text of the page with the visitor's address in place of the example. */
export const withOwnAddress = (text: string): string => text.replaceAll(exampleAddress, ownAddress() ?? exampleAddress);

/** Texts as the page came with them, so that the example can come back. */
const originals = new WeakMap<Text, string>();

/**
 * Shows an address in the page's text where the example stands, or the example again.
 * Changes text nodes only and leaves the elements, which are React's, alone.
 */
export function showAddress(root: Node, address: string | undefined): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const original = originals.get(text) ?? text.data;
    if (original.includes(exampleAddress)) {
      originals.set(text, original);
      text.data = original.replaceAll(exampleAddress, address ?? exampleAddress);
    }
  }
}
