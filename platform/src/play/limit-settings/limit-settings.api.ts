import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import * as contract from '@shared-kernel/contracts/member/play-limits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { lockAccounts } from '../../ledger/post.ts';
import { changedLimit, type KeptLimit } from '../../limits/limit-change.ts';
import { type PlayLimitKind, playLimits, playMeters } from '../limits/play-limits.tables.ts';
import { type PlayLimitRow, storedTotals } from '../limits/play-meter.ts';
import { limitOf, meterOrFirst, toWireLimits, waitingAt } from './play-limits.ts';

type AnyCall = MemberCall<unknown>;

interface Which {
  readonly kind: PlayLimitKind;
  readonly period: LimitPeriod;
}

const timeOf = ({ merchant, now }: AnyCall) => ({ at: now, gapMs: merchant.playGapMinutes * MINUTE_MS });

const view = async (call: AnyCall): Promise<ValueOf<typeof contract.getPlayLimits>> => {
  const meter = await meterOrFirst(call.platform.db, call.session.member.id, timeOf(call));
  return toWireLimits(meter, call.now, call.merchant.limitConfirmDays);
};

const inWords = (kind: PlayLimitKind, amount: bigint | null): string => {
  if (amount === null) return 'none';
  return kind === 'loss' ? toDecimal(amount) : `${amount} min`;
};

/** From now on the member's rounds and orders are counted: held, so that none is missed or counted twice. */
const holdMeter = async (tx: Transaction, call: AnyCall) => {
  const { member } = call.session;
  await lockAccounts(tx, [await ensureAccount(tx, memberAccountOf(member, false))]);
  const meter = await meterOrFirst(tx, member.id, timeOf(call));
  const { memberId, openStake, playedAt, totals } = meter;
  await tx
    .insert(playMeters)
    .values({ memberId, openStake, playedAt, totals: storedTotals(totals) })
    .onConflictDoNothing();
  return meter;
};

/** Changes one limit, with the account held that every stake holds. */
const change = async (
  call: AnyCall,
  { kind, period }: Which,
  next: (row: PlayLimitRow | undefined) => KeptLimit,
): Promise<void> => {
  const { platform, session, now } = call;
  const { id: memberId, merchant } = session.member;
  await platform.db.transaction(async (tx) => {
    const kept = next(limitOf(await holdMeter(tx, call), kind, period));
    await tx
      .insert(playLimits)
      .values({ memberId, kind, period, ...kept })
      .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.period], set: kept });
    const limit = inWords(kind, kept.nextAt ? kept.nextAmount : kept.amount);
    const details = { kind, period, limit, from: (kept.nextAt ?? now).toISOString() };
    await audit(tx, { event: 'play-limit.changed', at: now, merchant, memberId, details });
  });
};

const set = (call: AnyCall, which: Which, asked: bigint | null): Promise<void> =>
  change(call, which, (row) => changedLimit(row?.amount ?? null, asked, call.now));

const confirm = (call: AnyCall, which: Which): Promise<void> =>
  change(call, which, (row) => {
    const waiting = waitingAt(row, call.now, call.merchant.limitConfirmDays);
    if (waiting && waiting.at <= call.now) return { amount: waiting.amount, nextAmount: null, nextAt: null };
    throw new PlatformError<typeof contract.confirmPlayLimit>('limit.waiting', 'No higher limit can be confirmed now.');
  });

/** What a member may lose, and how long they may play, by their own word. */
export const limitSettingsApi = (api: Api): void => {
  answerMember(api, contract.getPlayLimits, (call) => {
    refuseTrial(call.session.member);
    return view(call);
  });
  answerMember(api, contract.setLossLimit, async (call) => {
    refuseTrial(call.session.member);
    const { period, limit } = call.input;
    await set(call, { kind: 'loss', period }, limit === undefined ? null : (toMinor(limit) ?? 0n));
    return view(call);
  });
  answerMember(api, contract.setTimeLimit, async (call) => {
    refuseTrial(call.session.member);
    const { period, limit } = call.input;
    await set(call, { kind: 'time', period }, limit === undefined ? null : BigInt(limit));
    return view(call);
  });
  answerMember(api, contract.confirmPlayLimit, async (call) => {
    refuseTrial(call.session.member);
    await confirm(call, call.input);
    return view(call);
  });
};
