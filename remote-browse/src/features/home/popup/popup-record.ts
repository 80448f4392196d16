import { array, boolean, object, optional, string } from '@shared-kernel/contracts/schema';
import { stored } from 'shared-kernel/storage';
import type { Popup } from '../../../shared/announcements/announcements.ts';

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
  /** The language of `data`, and the ids of what was shown, where the server says them. */
  readonly language?: string | undefined;
  readonly ids?: readonly string[] | undefined;
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

/** Every pop-up's id; undefined where the server names none. */
const idsOf = (popups: readonly Popup[]): readonly string[] | undefined => {
  const ids = popups.flatMap(({ id }) => id ?? []);
  return ids.length === popups.length ? ids : undefined;
};

/** The set that the reader knows, said in another language. */
const isTranslated = (known: PopupRecord, ids: readonly string[] | undefined, language: string): boolean =>
  known.ids !== undefined && ids !== undefined && known.language !== language && isSameSet(known.ids, ids);

/** A changed set is shown again (browsing §4, popup bucket); an unchanged one stays as the reader left it, in every language. */
export const reconcile = (known: PopupRecord | null, popups: readonly Popup[], language: string): PopupRecord => {
  const data = popups.map(signatureOf);
  if (known !== null && isSameSet(known.data, data)) return known;
  const ids = idsOf(popups);
  return { show: known === null || !isTranslated(known, ids, language) || known.show, data, language, ids };
};

/** `SHELL_PU_A` and `SHELL_PU_B` (browsing §3, local records): the device's, so that a closed pop-up stays closed. */
const recordOf = (bucket: PopupBucket) =>
  stored(`SHELL_PU_${bucket}`, {
    owner: 'device',
    schema: object({
      show: boolean(),
      data: array(string()),
      language: optional(string()),
      ids: optional(array(string())),
    }),
  });

/** Null when nothing, or nothing readable, is stored. */
export const readRecord = (bucket: PopupBucket): PopupRecord | null => recordOf(bucket).read();

/** A browser that stores nothing shows the pop-up once a visit. */
export const writeRecord = (bucket: PopupBucket, { show, data, language, ids }: PopupRecord): void => {
  recordOf(bucket).write({
    show,
    data: [...data],
    ...(language !== undefined && { language }),
    ...(ids !== undefined && { ids: [...ids] }),
  });
};
