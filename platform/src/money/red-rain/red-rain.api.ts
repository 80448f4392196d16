import * as contract from '@shared-kernel/contracts/agent/red-rain';
import { addDays, dayOf, startOfDay, wallTimeOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import { and, count, desc, eq, gte, lt } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openPage } from '../../records/paging.ts';
import { KEPT_DAYS } from '../../records/range.ts';
import { join, missingOf, validBetsOf } from './join-red-rain.ts';
import { redRainEnvelopes } from './red-rain.tables.ts';
import { type RedRainRules, redRainRulesOf, roundAt } from './red-rain-rules.ts';
import { envelopeOf } from './take-envelope.ts';

type State = ValueOf<typeof contract.getRedRain>;
type Prizes = typeof contract.getRedRainPrizes;
type Status = (typeof contract.RAIN_PRIZE_STATUSES)[number];

const SECOND_MS = 1000;

/** `12:00`, or with seconds where a merchant starts between minutes. */
const clockTime = (now: Date, start: number): string => {
  const midnight = startOfDay(dayOf(now)).getTime();
  const time = wallTimeOf(midnight + start * SECOND_MS).slice('YYYY-MM-DDT'.length);
  return time.endsWith(':00') ? time.slice(0, 'HH:mm'.length) : time;
};

const toWireRules = (rules: RedRainRules, now: Date) => ({
  times: rules.starts.toSorted((a, b) => a - b).map((start) => clockTime(now, start)),
  seconds: rules.seconds,
  leastBets: toDecimal(rules.leastBets),
  betDays: rules.betDays,
  pool: toDecimal(rules.pool),
  envelopes: rules.envelopes,
  minPrize: toDecimal(rules.minPrize),
  maxPrize: toDecimal(rules.maxPrize),
  turnoverTimes: rules.turnoverTimes,
  validDays: rules.validDays,
});

const stateOf = async ({ platform: { db }, session: { member }, now }: MemberCall<unknown>): Promise<State> => {
  refuseTrial(member);
  const exclusion = await exclusionAt(db, member.id, now);
  const rules = await redRainRulesOf(db, member.merchant);
  const round = rules && roundAt(rules, now);
  const validBets = rules ? await validBetsOf(db, member.id, rules, now) : 0n;
  const envelope = round && (await envelopeOf(db, member.id, round.startsAt));
  return {
    now: now.toISOString(),
    ...(round && { round: { startsAt: round.startsAt.toISOString(), endsAt: round.endsAt.toISOString() } }),
    ...(rules && { rules: toWireRules(rules, now) }),
    mine: {
      triesLeft: envelope ? 0 : 1,
      validBets: toDecimal(validBets),
      missing: toDecimal(rules ? missingOf(rules, validBets) : 0n),
      ...(envelope && { prize: toDecimal(envelope.prize) }),
      ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
    },
  };
};

const listPrizes = async (call: MemberCall<ParsedInputOf<Prizes>>): Promise<ValueOf<Prizes>> => {
  const { platform, session, input, now } = call;
  refuseTrial(session.member);
  const from = startOfDay(addDays(dayOf(now), 1 - KEPT_DAYS));
  // Of this very instant too: what was won just now is looked for first.
  const page = openPage(input, { from, until: new Date(now.getTime() + 1) }, new Date(now.getTime() + 1));
  const where = and(
    eq(redRainEnvelopes.memberId, session.member.id),
    gte(redRainEnvelopes.wonAt, page.range.from),
    lt(redRainEnvelopes.wonAt, page.range.until),
  );
  const rows = await platform.db
    .select({ envelope: redRainEnvelopes, state: orders.state })
    .from(redRainEnvelopes)
    .innerJoin(orders, eq(orders.id, redRainEnvelopes.bonusId))
    .where(where)
    .orderBy(desc(redRainEnvelopes.wonAt), desc(redRainEnvelopes.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = page.isFirst
    ? await platform.db.select({ count: count() }).from(redRainEnvelopes).where(where)
    : [];
  return {
    list: rows.map(({ envelope, state }) => ({
      round: envelope.round.toISOString(),
      prize: toDecimal(envelope.prize),
      status: (state === 'active' ? 'bonus' : state) as Status,
      wonAt: (envelope.wonAt ?? envelope.round).toISOString(),
    })),
    ...page.close(counted?.count),
  };
};

/** Red envelope rain: at fixed times everyone who has bet enough takes one of a round's envelopes (house rules, rewards). */
export const redRainApi = (api: Api): void => {
  answerMember(api, contract.getRedRain, stateOf);

  answerMember(api, contract.joinRedRain, join);

  answerMember(api, contract.getRedRainPrizes, listPrizes);
};
