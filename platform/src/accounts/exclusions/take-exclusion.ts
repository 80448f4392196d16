import type { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { lockAccounts } from '../../ledger/post.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { exclusions } from './exclusions.tables.ts';
import { type Exclusion, exclusionAt } from './exclusions.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has taken a break from play, or prolonged one. */
    'exclusion.taken': {
      readonly memberId: number;
      readonly kind: Exclusion['kind'];
      /** An instant. */
      readonly until: string;
      /** When what it prolongs would have ended. */
      readonly prolongs?: string;
    };
  }
}

type Asked = Pick<typeof exclusions.$inferInsert, 'kind' | 'term' | 'endsAt'>;

/**
 * At once, and for good until its end: what is on may be prolonged, never shortened. The wallet stands for the member: a stake that is
 * under way ends before, none begins after. A self-exclusion ends the other sessions. What would end within a minute of what is on is on already.
 */
export const takeExclusion = async (
  { platform, session, now }: MemberCall<unknown>,
  { kind, term, endsAt }: Asked,
): Promise<void> => {
  const { member, tokenHash } = session;
  const { id: memberId, merchant } = member;
  await platform.db.transaction(async (tx) => {
    await lockAccounts(tx, [await ensureAccount(tx, memberAccountOf(member, false))]);
    const before = await exclusionAt(tx, memberId, now);
    if (before?.kind === kind && before.until <= endsAt && endsAt.getTime() - before.until.getTime() < MINUTE_MS)
      return;
    if (before && before.until > endsAt)
      throw new PlatformError<typeof takeTimeOut>('exclusion.shorter', 'What is on lasts longer.');
    await tx.insert(exclusions).values({ memberId, kind, term, startsAt: now, endsAt });
    const until = endsAt.toISOString();
    await audit(tx, { event: 'exclusion.taken', at: now, merchant, memberId, details: { kind, term, until } });
    const prolongs = before && { prolongs: before.until.toISOString() };
    await publishEvent(tx, 'exclusion.taken', { memberId, kind, until, ...prolongs }, now);
    if (kind === 'selfExclusion') await endSessions(tx, memberId, { by: 'exclusion', at: now, except: tokenHash });
  });
};
