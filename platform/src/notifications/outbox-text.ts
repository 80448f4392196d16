import { decryptText, encryptText, type Place } from '../encryption/encrypted-text.ts';
import type { WrappingKeys } from '../encryption/key-wrap.ts';

const placeOf = (to: string): Place => ({ use: 'notification', row: to });

/** The text of a message as its outbox stores it: a code or a link is not to be read in the database. */
export const sealText = (text: string, to: string, keys: WrappingKeys): Promise<string> =>
  encryptText(text, placeOf(to), keys);

/** The text of a stored message to a number or an address; empty once it was blanked (`notifications.jobs.ts`). */
export const openText = (stored: string, to: string, keys: WrappingKeys): Promise<string> =>
  decryptText(stored, placeOf(to), keys);
