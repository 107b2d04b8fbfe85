import {useCallback, useState, type ComponentType} from 'react';

/**
 * A component whose code is fetched when it is needed for the first time, so that other pages do without.
 *
 * @param fetchModule - `() => import('…')`; must not change between renders
 * @returns the component once it is there, and what fetches it; after a failure the next call tries again
 */
export function useLazyComponent<Props>(
  fetchModule: () => Promise<{readonly default: ComponentType<Props>}>,
): readonly [component: ComponentType<Props> | undefined, load: () => void] {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(() => {
    fetchModule().then(
      (module) => setComponent(() => module.default),
      () => undefined,
    );
  }, [fetchModule]);
  return [component, load];
}
