import {distance} from 'fastest-levenshtein';

/** A name that begins as the wrong one does is nearer than others with as many edits: people mistype what follows. */
const sameBeginning = 0.5;

/** The valid name with the fewest edits (Levenshtein) to a wrong one. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of names) {
    const [reason, note] = [name.toLowerCase(), candidate.toLowerCase()];
    const edits = distance(reason, note) - (reason.charAt(0) === note.charAt(0) ? sameBeginning : 0);
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/**
 * The nearest valid name, unless it takes too many edits: then it is a guess that helps nobody.
 *
 * @param maxEdits - half of the wrong name, if nothing else is said
 */
export function similarName(name: string, names: Iterable<string>, maxEdits = name.length / 2): string | undefined {
  const nearest = nearestName(name, names);
  return nearest !== undefined && distance(name.toLowerCase(), nearest.toLowerCase()) <= maxEdits ? nearest : undefined;
}
