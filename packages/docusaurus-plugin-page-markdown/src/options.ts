import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A part of the site, whose pages stand under one heading in the lists. */
export interface Area {
  readonly kind: 'blog' | 'docs' | 'pages';
  /** Its heading. */
  readonly label: string;
  /** Route below which its pages lie: `/docs`, or `/`. */
  readonly basePath: string;
}

export interface PluginOptions {
  /** Parts of the site in the order of the lists; those of the classic preset without it. */
  readonly areas: readonly Area[];
  /** What the site is about, one sentence; its tagline without it. */
  readonly description?: string;
  /** What stands before a page's address at the end of its Markdown. */
  readonly source: string;
}

export type Options = Partial<PluginOptions>;

const classicAreas: readonly Area[] = [
  {kind: 'docs', label: 'Docs', basePath: '/docs'},
  {kind: 'blog', label: 'Blog', basePath: '/blog'},
  {kind: 'pages', label: 'Pages', basePath: '/'},
];

const area = Joi.object({
  kind: Joi.valid('blog', 'docs', 'pages').required(),
  label: Joi.string().required(),
  basePath: Joi.string().pattern(/^\//).required(),
});

const schema = Joi.object<PluginOptions>({
  areas: Joi.array().items(area).default(classicAreas),
  description: Joi.string(),
  source: Joi.string().default('Source'),
});

/** @throws ValidationError that names the wrong option */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions => validate(schema, options);
