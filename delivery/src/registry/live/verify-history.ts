import { type Pointers, type Revision, revision as revisionSchema } from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import type { NumberedDocuments } from '../release-store.ts';
import { formatRecord, hashOf, historyOf } from './history.ts';

export interface HistoryCheck {
  readonly count: number;
  /** One sentence each. */
  readonly faults: readonly string[];
  /** The revision whose record a killed writer left to the next one. */
  readonly pending: number | null;
}

interface FoundRecord {
  readonly number: number;
  readonly hash: string;
  /** Null: it cannot be read. */
  readonly record: Revision | null;
}

const nameOf = (number: number): string => `history/${number}.json`;
const missing = (from: number, to: number): string =>
  from === to ? `${nameOf(from)} is missing` : `${nameOf(from)} to ${nameOf(to)} are missing`;

/** Null: it is none. */
export const parseRecord = (text: string): Revision | null => {
  try {
    const parsed = safeParse(revisionSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

const readRecords = async (history: NumberedDocuments): Promise<readonly FoundRecord[]> => {
  const found: FoundRecord[] = [];
  for (const number of await history.list()) {
    const text = (await history.read(number)) ?? '';
    found.push({ number, hash: hashOf(text), record: parseRecord(text) });
  }
  return found;
};

/** What is wrong with a record itself, by the copy in the pointers where there is one. */
const contentFault = ({ number, hash, record }: FoundRecord, copy: Revision | undefined): string | null => {
  if (record === null) return `${nameOf(number)} is no record`;
  if (record.revision !== number)
    return `${nameOf(number)} is the record of revision ${record.revision}: they were reordered`;
  return copy !== undefined && hashOf(formatRecord(copy)) !== hash ? `${nameOf(number)} was edited` : null;
};

/** Where a walk from the newest record to the oldest is. */
interface Place {
  /** The number of the newer record. */
  readonly above: number;
  /** The hash that the next older one must have. Undefined: not known, since the newer one cannot be trusted. */
  readonly wanted: string | undefined;
}

/** What is wrong between a record, itself unsuspicious, and the newer one, which names another hash. */
const linkFault = ({ number }: FoundRecord, { above, wanted }: Place, older: readonly FoundRecord[]) => {
  if (older.some(({ hash }) => hash === wanted))
    return { fault: `${nameOf(number)} was inserted: ${nameOf(above)} does not follow it`, isStray: true };
  const isGap = above > number + 1;
  return { fault: isGap ? missing(number + 1, above - 1) : `${nameOf(number)} was edited`, isStray: false, isGap };
};

/** Walks from the newest record to the oldest: each names the hash of the one before it. */
const walk = (records: readonly FoundRecord[], pointers: Pointers, newest: Place): readonly string[] => {
  const copies = new Map(historyOf(pointers).map((each) => [each.revision, each]));
  const faults: string[] = [];
  let place = newest;
  for (const [index, found] of records.toReversed().entries()) {
    const { number, hash, record } = found;
    const copy = copies.get(number);
    const content = contentFault(found, copy);
    if (content !== null) {
      faults.push(content);
      place = { above: number, wanted: copy?.before };
      continue;
    }
    const isLinked = place.wanted === undefined || place.wanted === hash;
    const link = isLinked ? null : linkFault(found, place, records.slice(0, -1 - index));
    if (link !== null) faults.push(link.fault);
    if (link?.isStray === true) continue;
    const isTrusted = link === null || link.isGap;
    place = { above: number, wanted: isTrusted ? record?.before : undefined };
  }
  if (place.wanted === undefined) return faults;
  return [...faults, `The records before ${nameOf(place.above)} are missing`];
};

/**
 * Checks the chain of records that leads to the pointers' revision, and names what was edited, removed, inserted or reordered.
 * Numbers may be left out where the hashes say so: `renew --after` does it.
 */
export const verifyHistory = async (history: NumberedDocuments, pointers: Pointers): Promise<HistoryCheck> => {
  const { revision, head } = pointers;
  const all = await readRecords(history);
  const late = all.filter(({ number }) => number > revision);
  const faults = late.map(
    ({ number }) =>
      `${nameOf(number)} comes after revision ${revision} of the pointers: they were restored, or it was inserted`,
  );
  if (head === undefined) return { count: all.length, faults, pending: null };
  const records = all.slice(0, all.length - late.length);
  const own = historyOf(pointers).at(-1);
  const isMissing = records.at(-1)?.number !== revision;
  const isKept = own !== undefined && hashOf(formatRecord(own)) === head;
  const pending = isMissing && isKept ? revision : null;
  if (!isKept) faults.push(`pointers.json was edited: its record of revision ${revision} is not the one that it names`);
  const newest = pending === null ? { above: revision + 1, wanted: head } : { above: revision, wanted: own?.before };
  return { count: all.length, faults: [...faults, ...walk(records, pointers, newest)], pending };
};
