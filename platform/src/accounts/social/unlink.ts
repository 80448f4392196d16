import type { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { findProvedMobile } from '../payment-password/proved-mobile.ts';
import { linkedProviders, PROVIDER_FLAGS, type Provider } from './linked-providers.ts';
import { socialLinks } from './social.tables.ts';

/** Whether the member can sign in without this provider. The member's row is locked, so two simultaneous removals run one after the other. */
const hasOtherSignInMethod = async (
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

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A provider's word signs a member in no more. */
    'social.unlinked': { readonly memberId: number; readonly provider: string };
  }
}

type Unlink = typeof unlinkSocial;

export const listLinks = async ({
  platform,
  session,
}: MemberCall<unknown>): Promise<ValueOf<typeof getSocialLinks>> => {
  const linked = await linkedProviders(platform.db, platform.config.socialProviders, session.member.id);
  return { links: linked.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })) };
};

/** All of the member's links to a provider; one that is their only way in stays. */
export const unlink = async (call: MemberCall<ParsedInputOf<Unlink>>) => {
  const { platform, merchant, session, input, now } = call;
  const { provider } = input;
  const issuer = platform.config.socialProviders[provider]?.issuer;
  if (issuer === undefined) return {};
  const memberId = session.member.id;
  await platform.db.transaction(async (tx) => {
    const hasOther = await hasOtherSignInMethod(call, tx, provider);
    const gone = await tx
      .delete(socialLinks)
      .where(and(eq(socialLinks.memberId, memberId), eq(socialLinks.issuer, issuer)))
      .returning();
    if (gone.length === 0) return;
    if (!hasOther) throw new PlatformError<Unlink>('social.only-way', `Nothing but ${provider} opens this account.`);
    await publishEvent(tx, 'social.unlinked', { memberId, provider }, now);
    await audit(tx, { event: 'social.unlinked', at: now, merchant: merchant.code, memberId, details: { provider } });
  });
  return {};
};
