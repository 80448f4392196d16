import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { findProvedMobile } from '../payment-password/proved-mobile.ts';
import { linkedProviders, type Provider } from './linked-providers.ts';
import { PROVIDER_FLAGS } from './provider-flags.ts';

/** Whether the member can sign in without this provider. The member's row is locked, so two simultaneous removals run one after the other. */
export const hasOtherSignInMethod = async (
  { platform, merchant, session }: MemberCall<unknown>,
  tx: Transaction,
  without: Provider,
): Promise<boolean> => {
  const memberId = session.member.id;
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (typeof member?.passwordHash === 'string') return true;
  const flags = await flagsOf({ ...platform, db: tx }, merchant);
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.memberId, memberId)).limit(1);
  if (passkey && flags.PASSKEYLOGIN3 !== false) return true;
  if (flags.MOBILECODELOGIN3 === true && (await findProvedMobile(tx, memberId)) !== undefined) return true;
  const linked = await linkedProviders(tx, platform.config.socialProviders, memberId);
  return linked.some(({ provider }) => provider !== without && flags[PROVIDER_FLAGS[provider]] === true);
};
