import {Site, type MarkdownDocument} from 'docusaurus-content-check/reader';
import {factsOf, type Facts} from '../facts/facts';
import {isPageOffered} from '../facts/lookup';
import {factsFolder, placeOfFact, type FactSources} from '../facts/places';
import type {Provider} from '../facts/schema';
import {contentFilesOf, filesNotOffered, type ContentFile} from '../markdown/contentFiles';
import {offeredText, omittedRanges, targetsNotOffered, type Offer, type Range} from '../markdown/unoffered';
import {configFile, type HostingSite} from '../site/hostingSite';
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
  readonly #omitted = new Map<string, readonly Range[]>();
  #factSources: FactSources | undefined;

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

  override asPublished({file, text}: MarkdownDocument): string {
    return offeredText(text, file, this.offer);
  }

  override isHidden(file: string, at: number): boolean {
    const page = this.pageOf(file);
    if (!page) return false;
    let ranges = this.#omitted.get(file);
    if (!ranges) {
      ranges = omittedRanges(page.document, this.offer);
      this.#omitted.set(file, ranges);
    }
    return ranges.some(([start, end]) => start <= at && at < end);
  }

  /** Whether a file holds facts. */
  isFacts(file: string): boolean {
    return file.startsWith(`${factsFolder}/`);
  }

  /** The place where a fact such as `services.vpn.category` is written. */
  placeOfFact(keys: readonly string[]): {file: string; at: number} {
    this.#factSources ??= new Map(
      this.files.filter((file) => this.isFacts(file) && file.endsWith('.ts')).map((file) => [file, this.text(file)]),
    );
    return placeOfFact(keys, this.#factSources);
  }
}
