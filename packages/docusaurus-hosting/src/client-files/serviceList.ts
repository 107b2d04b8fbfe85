import * as z from 'zod';
import {type Provider, lifecycleSchema, serviceSchema} from '../facts/schema';

export const serviceListPath = '/dienste.json';
export const serviceListSchemaPath = '/dienste.schema.json';

const address = z.url();

/** What `dienste.json` holds: the services as data for machines. */
const serviceListSchema = z
  .strictObject({
    $schema: address,
    provider: z.strictObject({name: z.string(), website: address, status: address.optional()}),
    services: z.array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('Stable id'),
        title: z.string(),
        summary: z.string().describe('One German sentence'),
        category: z.string(),
        url: address
          .optional()
          .describe('Where to use it in a browser; missing when it has no web interface or none yet'),
        docs: address.describe('Its documentation page'),
        signIn: serviceSchema.shape.signIn.describe(
          'sso: central account, app-password: password per device, own: account of its own, none: no sign-in',
        ),
        lifecycle: lifecycleSchema.describe(
          'Phase with its days (ISO 8601); successor is an id of this list, or "keiner"',
        ),
      }),
    ),
  })
  .meta({title: 'Dienste', description: 'All services of a provider with address, life cycle and documentation'});

export type ServiceList = z.infer<typeof serviceListSchema>;

/** Every service in the order of the facts. */
export function serviceList({contact, operator, services}: Provider): ServiceList {
  const onSite = (path: string): string => new URL(path, operator.siteUrl).href;
  return {
    $schema: onSite(serviceListSchemaPath),
    provider: {name: operator.name, website: onSite('/'), ...(contact.statusUrl && {status: contact.statusUrl})},
    services: Object.entries(services).map(([id, {title, summary, category, url, docs, signIn, lifecycle}]) => ({
      id,
      title,
      summary,
      category,
      ...(url ? {url} : {}),
      docs: onSite(docs),
      signIn,
      lifecycle,
    })),
  };
}

/** JSON Schema (draft 2020-12) of {@link serviceList}. Rules between days stay in facts/schema.ts: JSON Schema has no words for them. */
export const serviceListJsonSchema = ({operator}: Provider): object => ({
  $id: new URL(serviceListSchemaPath, operator.siteUrl).href,
  ...z.toJSONSchema(serviceListSchema),
});
