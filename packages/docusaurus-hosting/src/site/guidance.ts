import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';
import {splitUrl} from 'docusaurus-content-check/reader';
import {currentOffer} from '../facts/defineFacts';
import type {Facts} from '../facts/schema';
import {filesNotOffered, type ContentFile} from '../markdown/contentFiles';
import {route, words} from './keyPages';

const id = z.string().regex(/^[a-z0-9-]+$/, 'must be made of a to z, digits and hyphens: it is part of an address');

const unique = (list: readonly {readonly id: string}[]): boolean =>
  new Set(list.map((each) => each.id)).size === list.length;
const idsDiffer = {error: 'each need an id of their own'};

const task = z.strictObject({
  label: words,
  to: route,
  icon: words.describe('Name of an icon of Lucide'),
});

const problem = z.strictObject({
  id,
  seen: words.describe('What one sees, in the words of those who see it'),
  help: words.describe('What to do, in a sentence'),
  to: route.describe('The section that solves it'),
  ways: z.record(words, route).optional().describe('Sections by device or program, where it decides'),
});

const topic = z.strictObject({
  id,
  topic: words,
  service: z.string().optional().describe('The topic goes with this service'),
  problems: z.array(problem).min(1).refine(unique, idsDiffer),
});

const device = z.strictObject({
  id: id.describe('The value of its tabs, so that visitors find theirs chosen: windows, macos, linux, android, ios'),
  label: words,
  goals: z.array(z.strictObject({label: words, to: route})).min(1),
});

/** What guides visitors: tasks of the home page, everyday names of services, and what helps with which problem. */
export const guidanceSchema = z.strictObject({
  tasks: z.array(task).default([]),
  everydayNames: z.record(z.string(), words).default({}).describe('What people call services, by id'),
  devices: z.array(device).refine(unique, idsDiffer).default([]).describe('Guides by device and goal'),
  help: z.array(topic).refine(unique, idsDiffer).default([]),
  offlinePages: z.array(route).default([]).describe('Pages that visitors can keep; the first stands in for others'),
});

export type GuidanceDescription = z.input<typeof guidanceSchema>;
export type Guidance = z.output<typeof guidanceSchema>;

/** Reads the problems from a YAML file; `defineSite` checks them. */
export const readHelp = (file: string): GuidanceDescription['help'] =>
  parse(readFileSync(file, 'utf8')) as GuidanceDescription['help'];

/** The guidance without what leads to services that are not offered or switched off. @param pages - those of all files */
export function offeredGuidance(described: GuidanceDescription, facts: Facts, pages: ContentFile[]): Guidance {
  const {tasks, everydayNames, devices, help, offlinePages} = guidanceSchema.parse(described);
  const offer = currentOffer(facts);
  const gone = new Set(filesNotOffered(pages, offer).map(({route}) => route));
  const isThere = (to: string): boolean => !gone.has(splitUrl(to).address);
  const leadsSomewhere = ({to}: {readonly to: string}): boolean => isThere(to);
  const withWays = ({ways = {}, ...solved}: z.output<typeof problem>): z.output<typeof problem> => {
    const left = Object.entries(ways).filter(([, to]) => isThere(to));
    return left.length > 0 ? {...solved, ways: Object.fromEntries(left)} : solved;
  };
  return {
    everydayNames: Object.fromEntries(
      Object.entries(everydayNames).filter(([id]) => Object.hasOwn(offer.services, id)),
    ),
    tasks: tasks.filter(leadsSomewhere),
    offlinePages: offlinePages.filter(isThere),
    devices: devices
      .map((each) => ({...each, goals: each.goals.filter(leadsSomewhere)}))
      .filter(({goals}) => goals.length > 0),
    help: help
      .filter(({service}) => service === undefined || Object.hasOwn(offer.services, service))
      .map((each) => ({...each, problems: each.problems.filter(leadsSomewhere).map(withWays)}))
      .filter(({problems}) => problems.length > 0),
  };
}
