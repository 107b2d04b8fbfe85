/** Docusaurus client module: shows the visitor's own address on the page, but not on paper. */
import {addressSlot, ownAddress, showAddress} from '../components/docPage/OwnAddress/address';

function show(address: string | undefined): void {
  for (const article of document.querySelectorAll('.theme-doc-markdown')) showAddress(article, address);
}

if (typeof window !== 'undefined') {
  addressSlot.listen(() => show(ownAddress()));
  window.addEventListener('beforeprint', () => show(undefined));
  window.addEventListener('afterprint', () => show(ownAddress()));
}

/** Called by Docusaurus once a page has been rendered. */
export function onRouteDidUpdate(): void {
  if (ownAddress() !== undefined) show(ownAddress());
}
