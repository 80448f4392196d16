import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { NumberedDocuments } from '../release-store.ts';
import { formatRecord, type Head, hashOf, historyOf } from './history.ts';

const ownHead = (pointers: Pointers): Head | null => {
  const own = historyOf(pointers).at(-1);
  return own === undefined ? null : { revision: own.revision, hash: pointers.head ?? hashOf(formatRecord(own)) };
};

/**
 * What the next record follows: the pointers' own record, or a newer one of a registry whose pointers were restored, so that no
 * revision is used twice. Null: there is none yet.
 */
export const readHead = async (history: NumberedDocuments, pointers: Pointers): Promise<Head | null> => {
  const newest = (await history.list()).at(-1) ?? 0;
  const text = newest > pointers.revision ? await history.read(newest) : null;
  return text === null ? ownHead(pointers) : { revision: newest, hash: hashOf(text) };
};

/**
 * Writes the record of the present revision when it is missing: of the change that was just made, of a writer that was
 * killed after it, or of a registry from before there were records, whose chain begins there.
 */
export const keepRecord = async (history: NumberedDocuments, pointers: Pointers): Promise<void> => {
  const own = historyOf(pointers).at(-1);
  if (own !== undefined) await history.create(own.revision, formatRecord(own));
};
