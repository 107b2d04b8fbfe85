/** What this file reads of a `package-lock.json` (lockfileVersion 3). */
export interface Lock {
  readonly packages: Readonly<Record<string, {readonly version?: string}>>;
}

/** Versions of each package, by its name; several where packages need different ones. */
function versions({packages}: Lock): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [place, {version}] of Object.entries(packages)) {
    const [, name] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (name === undefined || version === undefined) continue;
    found.set(name, (found.get(name) ?? new Set()).add(version));
  }
  return found;
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string =>
  [...some].filter((version) => !others.has(version)).join(', ');

/** What differs between two lock files, one line a package: `name 1.0.0 → 1.0.1`, `name 1.0.0 (new)`, `name 1.0.0 (gone)`. */
export function changedPackages(before: Lock, after: Lock): string[] {
  const [old, now] = [versions(before), versions(after)];
  const none: ReadonlySet<string> = new Set();
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name) => {
    const left = without(old.get(name) ?? none, now.get(name) ?? none);
    const come = without(now.get(name) ?? none, old.get(name) ?? none);
    if (left && come) return [`${name} ${left} → ${come}`];
    if (come) return [`${name} ${come} (new)`];
    return left ? [`${name} ${left} (gone)`] : [];
  });
}
