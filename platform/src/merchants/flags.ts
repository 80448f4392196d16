import type { Platform } from '../base/platform.ts';
import { readSetting } from '../settings/settings.ts';
import type { Merchant } from './merchants.ts';

/** The flags in force: the merchant's own, with what a test turned on top. */
export const flagsOf = async ({ db, config }: Platform, merchant: Merchant): Promise<Record<string, boolean>> => {
  if (!config.hasControl) return merchant.flags;
  const turned = await readSetting<Record<string, boolean>>(db, `flags:${merchant.baseCode}`);
  return { ...merchant.flags, ...turned };
};
