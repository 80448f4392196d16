import type { FirebaseAccess } from '../base/firebase-access.ts';
import type { Platform } from '../base/platform.ts';
import { readSetting } from '../settings/settings.ts';
import type { Merchant } from './merchants.ts';

/** The flags in force: the merchant's own, with what a test turned on top. */
export const flagsOf = async ({ db, config }: Platform, merchant: Merchant): Promise<Record<string, boolean>> => {
  if (!config.hasControl) return merchant.flags;
  const turned = await readSetting<Record<string, boolean>>(db, `flags:${merchant.baseCode}`);
  return { ...merchant.flags, ...turned };
};

/** Where the merchant has numbers proved by Firebase; undefined where the platform's own codes alone prove them. */
export const firebaseOf = async (platform: Platform, merchant: Merchant): Promise<FirebaseAccess | undefined> => {
  const access = platform.config.firebase;
  return access && (await flagsOf(platform, merchant)).FIREBASESMS3 === true ? access : undefined;
};
