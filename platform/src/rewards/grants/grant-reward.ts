import { DAY_MS } from '@shared-kernel/node/durations';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { rewards } from './rewards.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has a reward to claim; `amountMinor` in minor units as text, `expiresAt` an instant. */
    'reward.granted': {
      readonly memberId: number;
      readonly title: Readonly<Record<'EN' | 'TY', string>>;
      readonly amountMinor: string;
      readonly expiresAt: string;
    };
  }
}

/** House rule: what nobody claims is gone after this time. */
export const CLAIM_MS = 7 * DAY_MS;

type Row = typeof rewards.$inferInsert;

export interface Grant
  extends Pick<Row, 'merchant' | 'memberId' | 'kind' | 'source' | 'title' | 'amount' | 'promotion'> {
  /** By default 0: own money. */
  readonly turnoverTimes?: number;
  readonly at: Date;
}

/** When a reward of this instant expires. */
export const claimEnd = (at: Date): Date => new Date(at.getTime() + CLAIM_MS);

/**
 * Gives a member a reward to claim, and answers its id; undefined when the member has had it (`source`). Never to a trial. In a break
 * from play nothing is claimed: the days to claim begin with its end.
 */
export const grantReward = async (
  tx: Transaction,
  { at, turnoverTimes = 0, ...grant }: Grant,
): Promise<number | undefined> => {
  const exclusion = await exclusionAt(tx, grant.memberId, at);
  const expiresAt = claimEnd(exclusion?.until ?? at);
  const [granted] = await tx
    .insert(rewards)
    .values({ ...grant, turnoverTimes, availableAt: at, expiresAt })
    .onConflictDoNothing({ target: [rewards.memberId, rewards.source] })
    .returning({ id: rewards.id });
  if (!granted) return undefined;
  const { memberId, title, amount } = grant;
  const event = { memberId, title, amountMinor: String(amount), expiresAt: expiresAt.toISOString() };
  await publishEvent(tx, 'reward.granted', event, at);
  return granted.id;
};
