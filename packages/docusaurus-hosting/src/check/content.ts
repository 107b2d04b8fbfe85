import {Site} from 'docusaurus-content-check/reader';
import {factsOf, type Facts} from '../facts/facts';
import {isPageOffered} from '../facts/lookup';
import type {Provider} from '../facts/schema';
import {contentFilesOf, filesNotOffered, namesNotOffered, type ContentFile} from '../markdown/contentFiles';
import type {Range} from '../markdown/conditions';
import {hiddenRanges, targetsOf, type Targets} from '../markdown/leftovers';
import {lightOf} from '../pictures/pairs';
import {bitmaps, iconSource, logoSource} from '../pictures/iconFiles';
import {configFile, type HostingSite} from '../site/hostingSite';
import {components} from './components';
import {frontMatter} from './frontMatter';
import {lists} from './lists';
import {defaultFactsFolder, placeIn} from './places';
import {rules} from './rules';

/** The content of a hosting site: pages that are not offered are left out, and facts are its variables. */
export class HostingContent extends Site {
  readonly provider: Provider;
  readonly facts: Facts;
  readonly factsFolder: string;
  /** Every page with its service. */
  readonly contentFiles: readonly ContentFile[];
  readonly #notOffered: ReadonlySet<string>;
  /** Pages of services that are not offered, by address and file. */
  readonly #targets: Targets;
  readonly #hidden = new Map<string, readonly Range[]>();

  constructor(
    root: string,
    readonly site: HostingSite,
    /** ISO day. */
    today: string,
  ) {
    // Facts that break the schema are read as they are, without what defineProvider adds.
    const provider = {notOffered: {}, ...site.provider} as Provider;
    const facts = factsOf(provider);
    const factsFolder = site.check?.factsFolder ?? defaultFactsFolder;
    super(
      root,
      {
        ...site.check,
        areas: site.areas,
        redirects: site.redirects,
        variables: facts,
        components,
        frontMatter,
        lists,
        plugins: [rules],
        textFiles: [`${factsFolder}/services.ts`],
        usedPictures: [logoSource, iconSource, ...bitmaps.map(({file}) => file)],
        shownWith: lightOf,
        configFile,
      },
      today,
    );
    this.provider = provider;
    this.facts = facts;
    this.factsFolder = factsFolder;
    this.contentFiles = contentFilesOf(this.allPages);
    this.#notOffered = new Set(filesNotOffered(this.contentFiles, provider).map(({file}) => file));
    this.#targets = targetsOf(this.contentFiles, provider.notOffered);
  }

  override concernsAllPages(file: string): boolean {
    return this.isFacts(file);
  }

  override isPublished(file: string): boolean {
    return !this.#notOffered.has(file);
  }

  override isLeftOut(target: string): boolean {
    return this.#targets.has(target) || !isPageOffered(this.provider, target);
  }

  override isHidden(file: string, at: number): boolean {
    if (this.#targets.size === 0 || !/\.mdx?$/.test(file)) return false;
    let ranges = this.#hidden.get(file);
    if (!ranges) {
      ranges = hiddenRanges(this.text(file), file, this.provider, this.facts, this.#targets);
      this.#hidden.set(file, ranges);
    }
    return ranges.some(([start, end]) => start <= at && at < end);
  }

  /** Last parts of the addresses of pages that go with services which are not offered. */
  get namesNotOffered(): ReadonlySet<string> {
    return namesNotOffered(this.contentFiles, this.provider);
  }

  /** Whether a file holds facts. */
  isFacts(file: string): boolean {
    return file.startsWith(`${this.factsFolder}/`);
  }

  /** The place where a fact such as `services.vpn.category` is written. */
  placeOfFact(keys: readonly string[]): {file: string; at: number} {
    const files = this.files.filter((file) => this.isFacts(file) && file.endsWith('.ts'));
    return placeIn(keys, new Map(files.map((file) => [file, this.text(file)])), this.factsFolder);
  }
}
