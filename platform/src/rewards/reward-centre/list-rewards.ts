import type { getRewards } from '@shared-kernel/contracts/member/rewards';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { toWireExclusion } from '../../accounts/accounts.public.ts';
import { asc } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bonusNow, holdWithdrawable } from '../../money/money.public.ts';
import { isClaimable } from '../grants/claimable.ts';
import { rewards } from '../grants/rewards.tables.ts';

type List = typeof getRewards;

/** Of more than this a member claims some first. */
const SHOWN = 100;

/** What can be claimed now, and the bonus that is on with its turnover counted to this moment. */
export const listRewards = ({
  platform,
  session: { member },
  input: { language },
  now,
}: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> =>
  platform.db.transaction(async (tx) => {
    const held = await holdWithdrawable(tx, member, now);
    const bonus = await bonusNow(tx, member, held, language);
    const { exclusion } = held;
    // To the self-excluded nothing is promoted.
    const rows =
      exclusion?.kind === 'selfExclusion'
        ? []
        : await tx
            .select()
            .from(rewards)
            .where(isClaimable(tx, member.id, now))
            .orderBy(asc(rewards.expiresAt), asc(rewards.id))
            .limit(SHOWN);
    return {
      now: now.toISOString(),
      list: rows.map(({ id, kind, title, amount, turnoverTimes, expiresAt }) => ({
        id: String(id),
        kind,
        title: title[language],
        amount: toDecimal(amount),
        turnoverTimes,
        required: toDecimal(amount * BigInt(turnoverTimes)),
        expiresAt: expiresAt.toISOString(),
      })),
      ...(bonus && { bonus }),
      ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
    };
  });
