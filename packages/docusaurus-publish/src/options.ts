import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {ServerOptions} from './server/definition';

/** Options of the plugin: how the site is served, and what the plugin does to the build. */
export interface PluginOptions extends Omit<ServerOptions, 'siteUrl' | 'offlinePages'> {
  /** Whether the servers' configurations are written after the build; `docusaurus-publish prepare` writes them, too. */
  readonly configurations: boolean;
  /** Whether compressed copies are written after the build. Not where other plugins change files in `postBuild`. */
  readonly compress: boolean;
}

export type Options = Partial<PluginOptions>;

/** A path that browsers do not take for another host. */
const path = Joi.string().pattern(/^\/(?![/\\])\P{Cc}*$/u);
const headers = Joi.object().pattern(Joi.string(), Joi.string().pattern(/^[^\r\n]*$/));
const redirects = (to: ReturnType<typeof Joi.string>) => Joi.array().items(Joi.object({from: path.required(), to}));

const schema = Joi.object<PluginOptions>({
  redirects: redirects(path.required()),
  externalRedirects: redirects(Joi.string().uri().required()),
  headers,
  rules: Joi.array().items(Joi.object({path: path.required(), headers: headers.required()})),
  preflight: Joi.array().items(path),
  noContent: Joi.array().items(path),
  answerPost: Joi.array().items(path),
  behindProxy: Joi.alternatives(Joi.boolean(), Joi.array().items(Joi.string())),
  csp: Joi.alternatives(Joi.valid(false), Joi.object().pattern(/^[a-z-]+$/, Joi.array().items(Joi.string()))),
  trustedTypes: Joi.boolean(),
  httpsSubdomains: Joi.boolean(),
  fileHosts: Joi.array().items(
    Joi.object({
      name: Joi.string()
        .pattern(/^[a-z]+$/)
        .required(),
      host: Joi.string().hostname().required(),
      files: Joi.array().items(path).required(),
      redirects: Joi.boolean(),
    }),
  ),
  configurations: Joi.boolean().default(true),
  compress: Joi.boolean().default(false),
} satisfies Record<keyof PluginOptions, ReturnType<typeof Joi.any>>);

/** @throws ValidationError that names the wrong option */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions => validate(schema, options);
