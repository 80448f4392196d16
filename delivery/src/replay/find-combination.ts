import { type Combination, liveCombinations } from '@shared-kernel/contracts/release/combinations';
import { compositionIdOf } from '@shared-kernel/contracts/release/composition-id';
import type { Pointers, Revision } from '@shared-kernel/contracts/release/release';
import { historyOf, parseReleaseId, RegistryError } from '../registry/registry.ts';

/** Combinations of one revision that are tried: canaries and pins of many packages multiply. */
const MOST_OF_REVISION = 4096;

/** What visitors could get in a revision: of each package the live release, or one that a canary or pin gave. */
const combinationsOf = ({ live, besides = [] }: Pick<Revision, 'live' | 'besides'>): readonly Combination[] => {
  let found: readonly Combination[] = [live];
  for (const id of besides) {
    const { name } = parseReleaseId(id);
    if (found.length * 2 > MOST_OF_REVISION) break;
    found = [...found, ...found.map((combination) => ({ ...combination, [name]: id }))];
  }
  return found;
};

/**
 * The releases of a composition id, among all that the registry remembers: what is live for some visitors now, then the history, newest
 * first. Throws a RegistryError for an id that none of them has.
 */
export const findCombination = async (pointers: Pointers, compositionId: string): Promise<Combination> => {
  const history = historyOf(pointers).toReversed();
  const present = liveCombinations(pointers, Date.now()).map(({ releases }) => releases);
  const tried = new Set<string>();
  for (const combination of [...present, ...history.flatMap(combinationsOf)]) {
    const ids = Object.values(combination).sort();
    const key = ids.join(' ');
    if (tried.has(key)) continue;
    tried.add(key);
    if ((await compositionIdOf(ids)) === compositionId) return combination;
  }
  const oldest = history.at(-1);
  throw new RegistryError(
    `No combination of the registry has the id "${compositionId}": ${tried.size} were tried, ` +
      `${oldest === undefined ? 'and nothing has been live yet' : `back to revision ${oldest.revision} of ${oldest.changedAt}`}. ` +
      'It may be older, of another registry, or of a document server that could not read a release.',
  );
};
