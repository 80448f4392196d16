import type { Popup } from '../api/announcements.ts';

/** A when a session exists, B otherwise (browsing §4, popup bucket). */
export type PopupBucket = 'A' | 'B';

interface Reader {
  readonly isSignedIn: boolean;
  readonly isFirstLogin: boolean;
}

/** What `SHELL_PU_A` and `SHELL_PU_B` hold: whether to show, and `title,content` of what was shown. */
export interface PopupRecord {
  readonly show: boolean;
  readonly data: readonly string[];
}

export const bucketOf = ({ isSignedIn }: Reader): PopupBucket => (isSignedIn ? 'A' : 'B');

/** A pop-up is for the reader's bucket; F is for members at their first login. */
export const popupsFor = (popups: readonly Popup[], reader: Reader): readonly Popup[] => {
  const bucket = bucketOf(reader);
  const wanted: readonly string[] = bucket === 'A' && reader.isFirstLogin ? ['A', 'F'] : [bucket];
  return popups.filter(({ execution }) => wanted.includes(execution));
};

const signatureOf = ({ title, content }: Popup): string => `${title},${content}`;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(one);
  return known.size === new Set(other).size && other.every((entry) => known.has(entry));
};

/** A changed set is shown again; an unchanged one stays as the reader left it. */
export const reconcile = (stored: PopupRecord | undefined, popups: readonly Popup[]): PopupRecord => {
  const data = popups.map(signatureOf);
  return stored !== undefined && isSameSet(stored.data, data) ? stored : { show: true, data };
};

const keyOf = (bucket: PopupBucket): string => `SHELL_PU_${bucket}`;

const isRecord = (value: unknown): value is PopupRecord =>
  typeof value === 'object' &&
  value !== null &&
  'show' in value &&
  typeof value.show === 'boolean' &&
  'data' in value &&
  Array.isArray(value.data) &&
  value.data.every((entry) => typeof entry === 'string');

/** Undefined when nothing, or nothing readable, is stored. */
export const readRecord = (bucket: PopupBucket): PopupRecord | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(bucket)) ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const writeRecord = (bucket: PopupBucket, record: PopupRecord): void => {
  try {
    localStorage.setItem(keyOf(bucket), JSON.stringify(record));
  } catch {
    // A browser that stores nothing shows the pop-up once a visit.
  }
};
