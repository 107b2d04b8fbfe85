import {once, Site, type MarkdownDocument} from 'docusaurus-content-check/reader';
import {factsOf, type Facts} from '../facts/facts';
import {isPageOffered} from '../facts/lookup';
import {factsFolder, placeOfFact, readFactSources} from '../facts/places';
import type {Provider} from '../facts/schema';
import {contentFilesOf, filesNotOffered, type ContentFile} from '../markdown/contentFiles';
import {
  omissionsKey,
  omissionsOf,
  targetsNotOffered,
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
  readonly provider: Provider;
  readonly facts: Facts;
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
    const provider = {...site.provider, services: Object.assign(Object.create(null) as object, site.provider.services)};
    const facts = factsOf(provider);
    super(
      root,
      {
        allowed: {},
        ...site.check,
        areas: site.areas,
        redirects: site.redirects,
        reserved: [feedbackPath, printableFolder],
        variables: facts,
        components,
        frontMatter,
        plugins: [rules],
        textFiles: [`${factsFolder}/services.ts`],
        configFile,
      },
      today,
    );
    this.provider = provider;
    this.facts = facts;
    this.contentFiles = contentFilesOf(this.allPages);
    this.#notOffered = new Set(filesNotOffered(this.contentFiles, provider).map(({file}) => file));
    this.offer = {provider, facts, targets: targetsNotOffered(this.contentFiles, provider)};
  }

  override concernsAllPages(file: string): boolean {
    return this.isFacts(file);
  }

  override isPublished(file: string): boolean {
    return !this.#notOffered.has(file);
  }

  override isLeftOut(target: string): boolean {
    return this.offer.targets.has(target) || !isPageOffered(this.provider, target);
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
