import type { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { linkedProviders } from './linked-providers.ts';
import { hasOtherSignInMethod } from './other-sign-in-method.ts';
import { socialLinks } from './social.tables.ts';

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
