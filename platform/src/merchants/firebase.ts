import type { FirebaseAccess } from '../base/firebase-access.ts';
import type { Platform } from '../base/platform.ts';
import { flagsOf } from './flags.ts';
import type { Merchant } from './merchants.ts';

/** Where the merchant has numbers proved by Firebase; undefined where the platform's own codes alone prove them. */
export const firebaseOf = async (platform: Platform, merchant: Merchant): Promise<FirebaseAccess | undefined> => {
  const access = platform.config.firebase;
  return access && (await flagsOf(platform, merchant)).FIREBASESMS3 === true ? access : undefined;
};
