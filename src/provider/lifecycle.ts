import type {Provider} from './schema';

/**
 * Services whose next phase should have begun by now. Only worth a warning: a site that built yesterday builds today.
 *
 * @param today - ISO day
 * @returns one English sentence for each
 */
export function overdueLifecycles(services: Provider['services'], today: string): string[] {
  return Object.entries(services).flatMap(
    ([
      id,
      {
        lifecycle: {phase, since, off},
      },
    ]) => {
      if (phase === 'planned' && since && since < today) {
        return [
          `src/provider/services.ts: "${id}" was planned for ${since}, which has passed; is its phase "active" now, or the day another?`,
        ];
      }
      if (phase === 'retiring' && off && off < today) {
        return [
          `src/provider/services.ts: "${id}" was to be switched off on ${off}, which has passed; is its phase "off" now, or the day another?`,
        ];
      }
      return [];
    },
  );
}
