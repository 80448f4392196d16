import * as contract from '@shared-kernel/contracts/member/play-session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, gte, sql } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import type { Merchant } from '../../merchants/merchants.ts';
import { bets } from '../bets/bets.tables.ts';
import { playSessions } from './play-session.tables.ts';

type AnyCall = MemberCall<unknown>;
const SECOND_MS = 1000;

const choicesOf = ({ realityCheckMostMinutes: most }: Merchant): readonly number[] =>
  contract.REALITY_CHECK_MINUTES.filter((minutes) => minutes <= most);

/** The member's choice as far as the operator still allows it. */
const intervalOf = (merchant: Merchant, chosen: number | null | undefined): number =>
  Math.min(chosen ?? merchant.realityCheckMinutes, merchant.realityCheckMostMinutes);

const figuresSince = async ({ platform, session }: AnyCall, since: Date) => {
  const [row] = await platform.db
    .select({
      staked: sql<string>`coalesce(sum(${bets.stake}), 0)`,
      won: sql<string>`coalesce(sum(${bets.payout}), 0)`,
    })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, session.member.id),
        gte(bets.placedAt, since),
        eq(bets.isFreePlay, false),
        eq(bets.status, 'settled'),
      ),
    );
  const [staked, won] = [BigInt(row?.staked ?? 0), BigInt(row?.won ?? 0)];
  return { staked: toDecimal(staked), won: toDecimal(won), net: toDecimal(won - staked) };
};

/** Says that a game is open: a session goes on, or begins after a pause. `isAnswer`: the reality check was answered. */
const touch = async (call: AnyCall, isAnswer: boolean): Promise<ValueOf<typeof contract.touchPlaySession>> => {
  const { platform, session, merchant, now } = call;
  const pausedBefore = new Date(now.getTime() - merchant.playBreakMinutes * MINUTE_MS);
  const isNew = sql`(${playSessions.seenAt} is null or ${playSessions.seenAt} < ${pausedBefore.toISOString()}::timestamptz)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await platform.db
    .insert(playSessions)
    .values({ memberId: session.member.id, startedAt: now, seenAt: now, checkedAt: now })
    .onConflictDoUpdate({
      target: playSessions.memberId,
      set: {
        startedAt: sql`case when ${isNew} then ${at} else ${playSessions.startedAt} end`,
        checkedAt: isAnswer ? now : sql`case when ${isNew} then ${at} else ${playSessions.checkedAt} end`,
        seenAt: now,
      },
    })
    .returning();
  const [since, checked] = [row?.startedAt ?? now, row?.checkedAt ?? now];
  const everyMinutes = intervalOf(merchant, row?.everyMinutes);
  const dueMs = checked.getTime() + everyMinutes * MINUTE_MS - now.getTime();
  return {
    seconds: Math.max(0, Math.floor((now.getTime() - since.getTime()) / SECOND_MS)),
    ...(await figuresSince(call, since)),
    everyMinutes,
    dueInSeconds: Math.max(0, Math.ceil(dueMs / SECOND_MS)),
  };
};

const settingOf = async ({ platform, session, merchant }: AnyCall) => {
  const [row] = await platform.db.select().from(playSessions).where(eq(playSessions.memberId, session.member.id));
  return { everyMinutes: intervalOf(merchant, row?.everyMinutes), choices: [...choicesOf(merchant)] };
};

/** The session of play: its clock and its reality check. */
export const playSessionApi = (api: Api): void => {
  answerMember(api, contract.touchPlaySession, (call) => {
    refuseTrial(call.session.member);
    return touch(call, false);
  });
  answerMember(api, contract.goOnPlaying, (call) => {
    refuseTrial(call.session.member);
    return touch(call, true);
  });
  answerMember(api, contract.getRealityCheck, (call) => {
    refuseTrial(call.session.member);
    return settingOf(call);
  });
  answerMember(api, contract.setRealityCheck, async (call) => {
    refuseTrial(call.session.member);
    const { platform, session, merchant, input } = call;
    const { everyMinutes } = input;
    if (!choicesOf(merchant).includes(everyMinutes))
      throw new PlatformError('request.invalid', `A reality check comes every ${choicesOf(merchant)} minutes.`);
    await platform.db
      .insert(playSessions)
      .values({ memberId: session.member.id, everyMinutes })
      .onConflictDoUpdate({ target: playSessions.memberId, set: { everyMinutes } });
    return settingOf(call);
  });
};
