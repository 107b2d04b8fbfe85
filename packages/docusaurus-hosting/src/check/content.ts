import {once, Site, type MarkdownDocument} from 'docusaurus-content-check/reader';
import {factTextsOf, type FactTexts} from '../facts/facts';
import {isPageOffered} from '../facts/lookup';
import {factsFolder, placeOfFact, readFactSources} from '../facts/places';
import type {Facts} from '../facts/schema';
import {contentFilesOf, filesNotOffered, type ContentFile} from '../markdown/contentFiles';
import {
  offerOf,
  omissionsKey,
  omissionsOf,
  withoutOmissions,
  type KnownOmissions,
  type Offer,
} from '../markdown/unoffered';
import {printableFolder} from '../site/areas';
import {configFile, type HostingSite} from '../site/hostingSite';
import {feedbackPath} from '../site/pageFeedback';
import {components} from './components';
import {frontMatter} from './frontMatter';
import {rules} from './rules';

/** The content of a hosting site: pages that are not offered are left out, and facts are its variables. */
export class HostingContent extends Site {
  readonly facts: Facts;
  readonly factTexts: FactTexts;
  /** Every page with its service. */
  readonly contentFiles: readonly ContentFile[];
  /** What decides which parts of pages are left out. */
  readonly offer: Offer;
  readonly #notOffered: ReadonlySet<string>;
  /** What the site leaves out of a page. */
  readonly omittedOf: (document: MarkdownDocument) => ReturnType<typeof omissionsOf> = once((document) =>
    omissionsOf(document, this.offer),
  );
  readonly #factSources = once(readFactSources);

  constructor(
    root: string,
    readonly site: HostingSite,
    /** ISO day. */
    today: string,
  ) {
    // Pages name services: "constructor" is none.
    const facts = {...site.facts, services: Object.assign(Object.create(null) as object, site.facts.services)};
    const factTexts = factTextsOf(facts);
    const {codeFolders, addressFiles, ...check} = site.check ?? {};
    super(
      root,
      {
        allowed: {},
        ...check,
        areas: site.areas,
        redirects: site.redirects,
        reserved: [feedbackPath, printableFolder],
        variables: factTexts,
        components,
        frontMatter,
        plugins: [rules],
        textFiles: [`${factsFolder}/services.ts`],
        configFile,
      },
      today,
    );
    this.facts = facts;
    this.factTexts = factTexts;
    this.contentFiles = contentFilesOf(this.allPages);
    this.#notOffered = new Set(filesNotOffered(this.contentFiles, facts).map(({file}) => file));
    this.offer = offerOf(this.contentFiles, facts, factTexts);
  }

  override concernsAllPages(file: string): boolean {
    return this.isFacts(file);
  }

  override isPublished(file: string): boolean {
    return !this.#notOffered.has(file);
  }

  override isLeftOut(target: string): boolean {
    return this.offer.targets.has(target) || !isPageOffered(this.facts, target);
  }

  override asPublished(document: MarkdownDocument): string {
    return withoutOmissions(document.text, this.omittedOf(document).ranges);
  }

  /** What the site leaves out of its pages, for a process that need not parse them then. */
  omissions(): KnownOmissions {
    return this.contentFiles.map(({file, document}) => [
      omissionsKey(file, document.text),
      this.omittedOf(document).ranges,
    ]);
  }

  override isHidden(file: string, at: number): boolean {
    const page = this.pageOf(file);
    return page !== undefined && this.omittedOf(page.document).ranges.some(([start, end]) => start <= at && at < end);
  }

  /** Whether a file holds facts. */
  isFacts(file: string): boolean {
    return file.startsWith(`${factsFolder}/`);
  }

  /** The place where a fact such as `services.vpn.category` is written. */
  placeOfFact(keys: readonly string[]): {file: string; at: number} {
    return placeOfFact(keys, this.#factSources(this.root));
  }
}
