import { and, eq, gt } from 'drizzle-orm';
import type { ParsedInputOf } from 'shared-kernel/contracts/endpoint';
import type { linkSocial } from 'shared-kernel/contracts/social';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { hashToken } from '../../identity/tokens.ts';
import { socialLinks, socialTickets } from './social.tables.ts';

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
    const { issuer, subject, provider } = ticket;
    const memberId = session.member.id;
    const written = await tx
      .insert(socialLinks)
      .values({ merchant: merchant.baseCode, issuer, subject, memberId, linkedAt: now })
      .onConflictDoNothing()
      .returning({ memberId: socialLinks.memberId });
    if (written.length === 0)
      throw new PlatformError<Link>('social.taken', 'Another member is linked to this already.');
    await audit(tx, { event: 'social.linked', at: now, merchant: merchant.code, memberId, details: { provider } });
  });
  return {};
};
