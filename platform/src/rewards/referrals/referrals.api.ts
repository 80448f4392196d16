import * as contract from '@shared-kernel/contracts/member/referrals';
import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { maskName } from '../../records/mask-name.ts';
import { openPage } from '../../records/paging.ts';
import { isClaimable } from '../grants/claimable.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { referralRulesOf } from './referral-rules.ts';
import { referrals } from './referrals.tables.ts';
import { rewardedInMonth } from './reward-recommender.ts';

type Overview = typeof contract.getReferrals;
type List = typeof contract.getInvitees;

const COUNTED = ['valid', 'capped'] as const;

const funnelOf = async (db: Database, recommenderId: number) => {
  const from = (step: (typeof contract.REFERRAL_STEPS)[number]) =>
    contract.REFERRAL_STEPS.slice(contract.REFERRAL_STEPS.indexOf(step));
  const [row] = await db
    .select({
      invited: count(),
      verified: sql`count(*) filter (where ${inArray(referrals.step, from('verified'))})`.mapWith(Number),
      deposited: sql`count(*) filter (where ${inArray(referrals.step, from('deposited'))})`.mapWith(Number),
      valid: sql`count(*) filter (where ${inArray(referrals.outcome, COUNTED)})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.recommenderId, recommenderId));
  return row ?? { invited: 0, verified: 0, deposited: 0, valid: 0 };
};

const sumOfRewards = sql`coalesce(sum(${rewards.amount}), 0)`.mapWith(BigInt);
const sumWhere = (which: SQL | undefined) =>
  sql`coalesce(sum(${rewards.amount}) filter (where ${which}), 0)`.mapWith(BigInt);
const isOwn = or(isNull(rewards.bonusId), eq(orders.state, 'met'));

const overview = async ({
  platform: { db },
  merchant,
  session: { member },
  now,
}: MemberCall<ParsedInputOf<Overview>>): Promise<ValueOf<Overview>> => {
  refuseTrial(member);
  const isReferral = eq(rewards.kind, 'referral');
  const [claimed] = await db
    .select({ earned: sumWhere(isOwn), playing: sumWhere(eq(orders.state, 'active')) })
    .from(rewards)
    .leftJoin(orders, eq(orders.id, rewards.bonusId))
    .where(and(eq(rewards.memberId, member.id), isReferral, isNotNull(rewards.claimedAt)));
  const [open] = await db
    .select({ waiting: sumOfRewards, waitingCount: count() })
    .from(rewards)
    .where(and(isClaimable(db, member.id, now), isReferral));
  const exclusion = await exclusionAt(db, member.id, now);
  const { minDeposit, minTurnover, reward, days, turnoverTimes, perMonth } = await referralRulesOf(db, merchant.code);
  return {
    rules: {
      minDeposit: toDecimal(minDeposit),
      minTurnover: toDecimal(minTurnover),
      reward: toDecimal(reward),
      days,
      turnoverTimes,
      perMonth,
    },
    ...(await funnelOf(db, member.id)),
    thisMonth: await rewardedInMonth(db, member.id, now),
    earned: toDecimal(claimed?.earned ?? 0n),
    playing: toDecimal(claimed?.playing ?? 0n),
    waiting: toDecimal(open?.waiting ?? 0n),
    waitingCount: open?.waitingCount ?? 0,
    ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
  };
};

const listInvitees = async ({
  platform: { db },
  session: { member },
  input,
  now,
}: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  refuseTrial(member);
  // Of this very instant too: who registered just now is looked for first.
  const until = new Date(now.getTime() + 1);
  const page = openPage(input, { from: new Date(0), until }, until);
  const isListed = and(eq(referrals.recommenderId, member.id), lt(referrals.registeredAt, page.range.until));
  const [total] = page.isFirst ? await db.select({ all: count() }).from(referrals).where(isListed) : [];
  const rows = await db
    .select({ of: referrals, username: members.username })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.memberId))
    .where(isListed)
    .orderBy(desc(referrals.registeredAt), desc(referrals.id))
    .limit(page.limit)
    .offset(page.offset);
  return {
    list: rows.map(({ of: { id, step, outcome, registeredAt, endsAt }, username }) => ({
      id: String(id),
      name: maskName(username),
      stage: outcome ?? step,
      day: dayOf(registeredAt),
      ...(outcome === null && { lastDay: addDays(dayOf(endsAt), -1) }),
    })),
    ...page.close(total?.all),
  };
};

/** What a member's invitations have come to. */
export const referralsApi = (api: Api): void => {
  answerMember(api, contract.getReferrals, overview);
  answerMember(api, contract.getInvitees, listInvitees);
};
