import { REFERRAL_STEPS } from '@shared-kernel/contracts/member/referrals';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, gt, isNull } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { type Progress, progressOf } from './progress.ts';
import { REFUSING, reasonsAgainst } from './reasons-against.ts';
import { type ReferralReason, referrals } from './referrals.tables.ts';
import { REFERRAL, rewardRecommender } from './reward-recommender.ts';

const BATCH = 200;

/** Open ones of merchants whose promotion is on. */
const openAfter = (db: Database, memberId: number) =>
  db
    .select({ memberId: referrals.memberId, step: referrals.step })
    .from(referrals)
    .innerJoin(
      promotions,
      and(eq(promotions.merchant, referrals.merchant), eq(promotions.key, REFERRAL), eq(promotions.isEnabled, true)),
    )
    .where(and(isNull(referrals.outcome), gt(referrals.memberId, memberId)))
    .orderBy(asc(referrals.memberId))
    .limit(BATCH);

const endOf = (lapse: Progress['lapse'], reasons: ReadonlySet<ReferralReason>, step: Progress['step']) => {
  if (lapse !== undefined) return 'lapsed';
  if (step !== 'played' || reasons.size === 0) return null;
  return REFUSING.some((reason) => reasons.has(reason)) ? 'rejected' : 'held';
};

/** What was reached once stays so. */
const furthest = (one: Progress['step'], other: Progress['step']): Progress['step'] =>
  REFERRAL_STEPS.indexOf(one) > REFERRAL_STEPS.indexOf(other) ? one : other;

/** Moves one on, unless another process has it in hand or it is over. What spoke against it once is kept. */
const evaluate = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.memberId, memberId), isNull(referrals.outcome)))
    .for('update', { skipLocked: true });
  const [progress] = await progressOf(tx, [memberId], now);
  if (!referral || !progress) return;
  const { lapse } = progress;
  const step = furthest(progress.step, referral.step);
  const reasons = new Set([...referral.reasons, ...(await reasonsAgainst(tx, referral, now))]);
  if (step === 'played' && reasons.size === 0) return rewardRecommender(tx, referral, now);
  const outcome = endOf(lapse, reasons, step);
  await tx
    .update(referrals)
    .set({
      step,
      outcome,
      reasons: lapse === undefined ? [...reasons] : [...reasons, lapse],
      endedAt: outcome === null ? null : now,
    })
    .where(eq(referrals.id, referral.id));
};

const evaluateBatch = async (
  db: Database,
  batch: Awaited<ReturnType<typeof openAfter>>,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const stepBefore = new Map(batch.map(({ memberId, step }) => [memberId, step]));
  for (const { memberId, step, lapse } of await progressOf(db, [...stepBefore.keys()], now)) {
    if (signal.aborted) return;
    const before = stepBefore.get(memberId) ?? step;
    if (lapse === undefined && furthest(step, before) === before) continue;
    try {
      await db.transaction((tx) => evaluate(tx, memberId, now));
    } catch (error) {
      log({ level: 'error', event: 'referral.not-evaluated', memberId }, error);
    }
  }
};

/** Follows invited members from registration to the recommender's reward. */
export const evaluateReferralsJob: Job = {
  name: 'referrals.evaluate',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    let last = 0;
    while (!signal.aborted) {
      const batch = await openAfter(db, last);
      await evaluateBatch(db, batch, now, signal);
      if (batch.length < BATCH) return;
      last = batch.at(-1)?.memberId ?? last;
    }
  },
};
