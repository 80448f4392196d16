import { array, boolean, object, string } from 'shared-kernel/schema';
import { stored } from 'shared-kernel/storage';
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
export const reconcile = (known: PopupRecord | null, popups: readonly Popup[]): PopupRecord => {
  const data = popups.map(signatureOf);
  return known !== null && isSameSet(known.data, data) ? known : { show: true, data };
};

/** `SHELL_PU_A` and `SHELL_PU_B` (browsing §3, local records): the device's, so that a closed pop-up stays closed. */
const recordOf = (bucket: PopupBucket) =>
  stored(`SHELL_PU_${bucket}`, { owner: 'device', schema: object({ show: boolean(), data: array(string()) }) });

/** Null when nothing, or nothing readable, is stored. */
export const readRecord = (bucket: PopupBucket): PopupRecord | null => recordOf(bucket).read();

/** A browser that stores nothing shows the pop-up once a visit. */
export const writeRecord = (bucket: PopupBucket, { show, data }: PopupRecord): void => {
  recordOf(bucket).write({ show, data: [...data] });
};
