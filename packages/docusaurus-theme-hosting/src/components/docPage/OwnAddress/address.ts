import {createStorageSlot} from '@docusaurus/theme-common';
import {mail} from '../../shared/site';

const {exampleAddress, domain} = mail;

/** Where the visitor's address is kept: in this browser only. The privacy page names it. */
const slot = createStorageSlot('hosting.address');

/** Tells the page that another address holds from now on. */
const changed = 'hosting:address';

/** What may stand before the @, as mail servers of this kind hand it out (a part of RFC 5322's dot-atom). */
export const localPart = '[A-Za-z0-9](?:[A-Za-z0-9._+\\-]*[A-Za-z0-9])?';

/** The address that the visitor has entered, if it is one of this provider. */
export function ownAddress(): string | undefined {
  const address = slot.get();
  return address && new RegExp(`^${localPart}@`).test(address) && address.endsWith(`@${domain}`) ? address : undefined;
}

/** Keeps an address, or forgets it. */
export function setOwnAddress(address: string | undefined): void {
  if (address === undefined) {
    slot.del();
  } else {
    slot.set(address);
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back whenever the address changes. @returns how to end that */
export function onAddressChange(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}

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
