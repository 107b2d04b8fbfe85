import type {CheckOptions as ContentCheckOptions} from 'docusaurus-content-check';

/** What a site tells the check beyond its facts and areas. */
export interface CheckOptions extends ContentCheckOptions {
  /** Files and folders beside the content in which hosts, ports and addresses are named, too. */
  readonly codeFolders?: readonly string[];
}
