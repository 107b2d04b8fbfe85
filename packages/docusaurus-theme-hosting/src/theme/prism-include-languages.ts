// Eject: code is coloured while the site is built (markdown/highlightCode.ts); no browser needs Prism's languages.
export default function prismIncludeLanguages(): void {}
