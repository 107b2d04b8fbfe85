import type {Lifecycle, Provider} from './schema';

type Services = Provider['services'];

const inServices = (services: Services, sentence: (lifecycle: Lifecycle) => string | undefined): string[] =>
  Object.entries(services).flatMap(([id, {lifecycle}]) => {
    const text = sentence(lifecycle);
    return text === undefined ? [] : [`src/provider/services.ts: "${id}" ${text}`];
  });

/**
 * Services that are ahead of their own days: pages would say of a day to come that it has been.
 *
 * @param today - ISO day
 * @returns one English sentence for each
 */
export const prematureLifecycles = (services: Services, today: string): string[] =>
  inServices(services, ({phase, since, announced, off}) => {
    const ends = phase === 'retiring' || phase === 'off';
    if (phase !== 'planned' && since && since > today) {
      return `begins on ${since}, which is still to come: until then its phase is "planned"`;
    }
    if (ends && announced && announced > today) {
      return `is announced for ${announced}, which is still to come: until then its phase is "active"`;
    }
    return phase === 'off' && off && off > today
      ? `is switched off on ${off}, which is still to come: until then its phase is "retiring"`
      : undefined;
  });

/**
 * Services whose next phase should have begun by now. Only worth a warning: a site that built yesterday builds today.
 *
 * @param today - ISO day
 * @returns one English sentence for each
 */
export const overdueLifecycles = (services: Services, today: string): string[] =>
  inServices(services, ({phase, since, off}) => {
    if (phase === 'planned' && since && since < today) {
      return `was planned for ${since}, which has passed; is its phase "active" now, or the day another?`;
    }
    return phase === 'retiring' && off && off < today
      ? `was to be switched off on ${off}, which has passed; is its phase "off" now, or the day another?`
      : undefined;
  });
