import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { spendOnce } from '../../http/keys/spent.ts';
import { firebaseOf } from '../../merchants/flags.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { provedBy } from './firebase-token.ts';
import { type CodeOf, isCodeRight, spendCode } from './one-time-codes.ts';

/** Uses a right proof up, in the transaction of what it opens: of two at once one gets true. */
type Spend = (tx: Transaction) => Promise<boolean>;

interface Asked {
  readonly platform: Platform;
  readonly merchant: Merchant;
  readonly now: Date;
}

/** By a code of ours. Undefined for a wrong one, which has been counted. */
export const proveByCode = async (
  { platform: { db }, now }: Asked,
  of: CodeOf,
  code: string,
): Promise<Spend | undefined> => ((await isCodeRight(db, of, code, now)) ? (tx) => spendCode(tx, of, code) : undefined);

/** By a token of the merchant's project at Firebase. Undefined for one that does not prove this number. */
export const proveByFirebase = async (
  { platform, merchant, now }: Asked,
  mobile: string,
  token: string,
): Promise<Spend | undefined> => {
  const access = await firebaseOf(platform, merchant);
  if (!access) throw new PlatformError('feature.unavailable', 'Numbers are not verified by firebase here.');
  const proved = await provedBy(access, mobile, token);
  return proved && ((tx) => spendOnce(tx, proved.proof, new Date(now.getTime() + proved.leftMs)));
};
