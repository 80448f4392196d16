import type { linkSocial } from '@shared-kernel/contracts/account/social';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, gt } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { holdSession } from '../../identity/find-session.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { hashToken } from '../../identity/tokens.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { socialLinks, socialTickets } from './social.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A provider's word alone signs a member in from now on. */
    'social.linked': { readonly memberId: number; readonly provider: string };
  }
}

type Link = typeof linkSocial;

/** Whoever has proved both, the provider's subject in this browser and the member by their session, is one. */
export const link = async (call: MemberCall<ParsedInputOf<Link>>) => {
  const { platform, merchant, session, input, now } = call;
  if (merchant.isTrial) throw new PlatformError('feature.unavailable', 'A free trial is linked to nobody.');
  await platform.db.transaction(async (tx) => {
    const [ticket] = await tx
      .delete(socialTickets)
      .where(
        and(
          eq(socialTickets.ticketHash, hashToken(input.ticket)),
          eq(socialTickets.merchant, merchant.baseCode),
          eq(socialTickets.visitor, call.visitor()),
          gt(socialTickets.expiresAt, now),
        ),
      )
      .returning();
    if (!ticket) throw new PlatformError<Link>('social.expired', 'The ticket is used, too old or of another browser.');
    await holdSession(tx, session);
    // A session that somebody has got hold of is older than the proof that he brings to it: nothing is linked by that.
    const [opened] = await tx.select().from(sessions).where(eq(sessions.tokenHash, session.tokenHash));
    if (!opened || opened.startedAt < ticket.writtenAt)
      throw new PlatformError<Link>('social.expired', 'The login was before the proof.');
    const { issuer, subject, provider } = ticket;
    const memberId = session.member.id;
    const written = await tx
      .insert(socialLinks)
      .values({ merchant: merchant.baseCode, issuer, subject, memberId, linkedAt: now })
      .onConflictDoNothing()
      .returning({ memberId: socialLinks.memberId });
    if (written.length === 0)
      throw new PlatformError<Link>('social.taken', 'Another member is linked to this already.');
    await publishEvent(tx, 'social.linked', { memberId, provider }, now);
    await audit(tx, { event: 'social.linked', at: now, merchant: merchant.code, memberId, details: { provider } });
  });
  return {};
};
