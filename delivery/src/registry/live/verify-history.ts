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

/** What is wrong with a record itself, by the copy in the pointers where there is one; `wanted`: the hash that the newer record names. */
const contentFault = (
  { number, hash, record }: FoundRecord,
  copy: Revision | undefined,
  wanted: string | undefined,
): string | null => {
  if (record === null) return `${nameOf(number)} is no record`;
  if (record.revision !== number)
    return `${nameOf(number)} is the record of revision ${record.revision}: they were reordered`;
  if (copy === undefined || hashOf(formatRecord(copy)) === hash) return null;
  return wanted === hash
    ? `pointers.json was edited: it tells revision ${number} otherwise than ${nameOf(number)}`
    : `${nameOf(number)} was edited`;
};

/** Where a walk from the newest record to the oldest is. */
interface Place {
  /** The number of the newer record. */
  readonly above: number;
  /** The hash that the next older one must have. Undefined: not known, since the newer one cannot be trusted. */
  readonly wanted: string | undefined;
}

interface Step {
  readonly fault: string | null;
  readonly place: Place;
}

/** A record that is itself unsuspicious, and not the one that the newer record follows. */
const stepOverGap = ({ number, record }: FoundRecord, place: Place, older: readonly FoundRecord[]): Step => {
  const { above, wanted } = place;
  if (older.some(({ hash }) => hash === wanted))
    return { fault: `${nameOf(number)} was inserted: ${nameOf(above)} does not follow it`, place };
  if (above > number + 1)
    return { fault: missing(number + 1, above - 1), place: { above: number, wanted: record?.before } };
  return { fault: `${nameOf(number)} was edited`, place: { above: number, wanted: undefined } };
};

/** `copy`: what the pointers say of the record. */
const step = (found: FoundRecord, place: Place, copy: Revision | undefined, older: readonly FoundRecord[]): Step => {
  const { number, hash, record } = found;
  const isVouched = place.wanted === hash;
  const fault = contentFault(found, copy, place.wanted);
  if (fault !== null) return { fault, place: { above: number, wanted: isVouched ? record?.before : copy?.before } };
  if (place.wanted !== undefined && !isVouched) return stepOverGap(found, place, older);
  return { fault: null, place: { above: number, wanted: record?.before } };
};

/** Walks from the newest record to the oldest: each names the hash of the one before it. */
const walk = (records: readonly FoundRecord[], pointers: Pointers, newest: Place): readonly string[] => {
  const copies = new Map(historyOf(pointers).map((each) => [each.revision, each]));
  const faults: string[] = [];
  let place = newest;
  for (const [index, found] of records.toReversed().entries()) {
    const next = step(found, place, copies.get(found.number), records.slice(0, -1 - index));
    if (next.fault !== null) faults.push(next.fault);
    place = next.place;
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
