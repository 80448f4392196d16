import { createHash } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { Pointers, Revision } from '@shared-kernel/contracts/release/release';

/** So many states can be gone back to by their number. */
const KEPT_REVISIONS = 100;

/** Who changes the registry: RELEASED_BY (a pipeline's actor), else the machine's user. */
export const changedBy = (): string => {
  const { RELEASED_BY } = process.env;
  if (RELEASED_BY !== undefined && RELEASED_BY !== '') return RELEASED_BY;
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container's user may have a number and no name.
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
};

/** The text of a record: what the next one's hash is over. */
export const formatRecord = (record: Revision): string => `${JSON.stringify(record, null, 2)}\n`;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The end of the chain of records, which the next one follows. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}

/** The live release of each package. */
export const liveOf = ({ packages }: Pick<Pointers, 'packages'>): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { live }]) => [name, live]));

/** The kept states, oldest first, with the present one; of a registry from before they were kept, that one alone. */
export const historyOf = (pointers: Pointers): readonly Revision[] => {
  if (pointers.history !== undefined) return pointers.history;
  const { revision, changedAt } = pointers;
  if (revision === 0) return [];
  return [{ revision, changedAt, by: 'unknown', action: 'before history was kept', live: liveOf(pointers) }];
};

/** What canaries and pins give some visitors. */
const besideLive = ({ canaries, pins }: Pointers): readonly string[] => [
  ...new Set([...canaries.flatMap(({ releases }) => releases), ...pins.map(({ release }) => release)]),
];

/** The same in a record; nothing where there are none. */
const besidesOf = (pointers: Pointers): Pick<Revision, 'besides'> => {
  const besides = besideLive(pointers);
  return besides.length === 0 ? {} : { besides: [...besides] };
};

interface RevisionDetails {
  readonly action: string;
  readonly note?: string | undefined;
  readonly head: Head | null;
  /** Numbers up to this one are left out. */
  readonly after?: number;
}

/** The next state of the pointers, by the change, with itself in its history, as the record that follows `head`. */
export const nextRevision = (
  current: Pointers,
  changed: Pointers,
  { action, note, head, after = 0 }: RevisionDetails,
): Pointers => {
  const revision = Math.max(head?.revision ?? current.revision, after) + 1;
  const changedAt = new Date().toISOString();
  const entry: Revision = {
    revision,
    changedAt,
    by: changedBy(),
    action,
    ...(note !== undefined && { note }),
    live: liveOf(changed),
    ...besidesOf(changed),
    ...(head !== null && { before: head.hash }),
  };
  const history = [...historyOf(current), entry].slice(-KEPT_REVISIONS);
  return { ...changed, revision, changedAt, history, head: hashOf(formatRecord(entry)) };
};

/** The newest former state in which these releases were live together; undefined: none is kept. */
export const revisionWith = (pointers: Pointers, live: Readonly<Record<string, string>>): Revision | undefined =>
  historyOf(pointers).findLast(
    (each) => each.revision < pointers.revision && Object.entries(live).every(([name, id]) => each.live[name] === id),
  );

/** The releases that players may get: of each package the live one, then those that a roll-back goes to. */
export const keptLive = ({ packages }: Pick<Pointers, 'packages'>): readonly string[] =>
  Object.values(packages).flatMap(({ live, previous }) => [live, ...previous]);

/** The releases that some visitor gets, or may get after a roll-back. */
export const namedReleases = (pointers: Pointers): readonly string[] => [
  ...new Set([...keptLive(pointers), ...besideLive(pointers)]),
];
