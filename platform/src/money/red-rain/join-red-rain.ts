import type { joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, gt, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { totalBalance } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bets } from '../../play/play.public.ts';
import { bonuses } from '../bonuses/bonuses.tables.ts';
import { giveBonus } from '../bonuses/give-bonus.ts';
import { RAIN_PRIZE } from '../bonuses/prize-names.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';
import { redRainEnvelopes } from './red-rain.tables.ts';
import { type RedRainRules, redRainRulesOf, roundAt } from './red-rain-rules.ts';
import { envelopeOf, takeEnvelope } from './take-envelope.ts';

type Join = typeof joinRedRain;

/** Settled bets of own money within the days that the rules name; minor units. */
export const validBetsOf = async (db: Database, memberId: number, { betDays }: RedRainRules, now: Date) => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(greatest(${bets.validBet} - ${bets.bonusStake}, 0)), 0)` })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        gt(bets.placedAt, new Date(now.getTime() - betDays * DAY_MS)),
        eq(bets.status, 'settled'),
        eq(bets.isFreePlay, false),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

/** What a member still has to bet before a round takes them; minor units. */
export const missingOf = ({ leastBets }: RedRainRules, validBets: bigint): bigint =>
  validBets < leastBets ? leastBets - validBets : 0n;

/** Reads the round that the member names: the one that is on. */
const openRound = (rules: RedRainRules | undefined, startsAt: Date, now: Date): RedRainRules => {
  const round = rules && roundAt(rules, now);
  if (!rules || round?.startsAt.getTime() !== startsAt.getTime() || round.startsAt > now)
    throw new PlatformError<Join>('rain.closed', `No round of ${startsAt.toISOString()} is on.`);
  return rules;
};

/** Takes an envelope and gives what is in it as a bonus, in one transaction: both or neither. */
const play = async (
  tx: Transaction,
  { session: { member }, now }: MemberCall<unknown>,
  rules: RedRainRules,
  round: Date,
) => {
  const { id: memberId, merchant, currency } = member;
  const missing = missingOf(rules, await validBetsOf(tx, memberId, rules, now));
  if (missing > 0n) {
    const value = { missing: toDecimal(missing) };
    throw new PlatformError<Join>('rain.bets', `${value.missing} of valid bets is missing.`, { value });
  }
  const envelope = await takeEnvelope(tx, rules, { memberId, round, at: now });
  if (!envelope) throw new PlatformError<Join>('rain.empty', 'Every envelope of the round is taken.');
  const { id: bonusId } = await giveBonus(
    tx,
    { memberId, merchant, currency },
    {
      promotion: RAIN_PRIZE,
      amount: envelope.prize,
      turnoverTimes: rules.turnoverTimes,
      validDays: rules.validDays,
      idempotencyKey: `red-rain/${envelope.id}`,
      at: now,
    },
  );
  await tx.update(redRainEnvelopes).set({ bonusId }).where(eq(redRainEnvelopes.id, envelope.id));
};

/**
 * Joins the round that is on: an envelope of the pool, credited at once. The member's accounts are held, so that of two presses at
 * once the second finds what the first has won; so does one that comes after the round.
 */
export const join = ({ platform, ...call }: MemberCall<ParsedInputOf<Join>>): Promise<ValueOf<Join>> =>
  platform.db.transaction(async (tx) => {
    const { session, input, now } = call;
    const { member } = session;
    refuseTrial(member);
    const round = new Date(input.round);
    if (Number.isNaN(round.getTime())) throw new PlatformError('request.invalid', '`round` is an instant.');
    const rules = await redRainRulesOf(tx, member.merchant);
    await holdWithdrawable(tx, member, now);
    if (!(await envelopeOf(tx, member.id, round))) {
      const open = openRound(rules, round, now);
      await refuseWhileExcluded(tx, member.id, now);
      await play(tx, { platform, ...call }, open, round);
    }
    const envelope = await envelopeOf(tx, member.id, round);
    if (!envelope?.bonusId) throw new Error(`The envelope of member ${member.id} was not written.`);
    const [bonus] = await tx.select().from(bonuses).where(eq(bonuses.orderId, envelope.bonusId));
    return {
      prize: toDecimal(envelope.prize),
      required: toDecimal(envelope.prize * BigInt(rules?.turnoverTimes ?? 1)),
      ...(bonus && { expiresAt: bonus.expiresAt.toISOString() }),
      sumBalance: toDecimal(await totalBalance(tx, member)),
    };
  });
