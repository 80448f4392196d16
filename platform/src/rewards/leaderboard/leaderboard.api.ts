import { getMissions, getRanking } from '@shared-kernel/contracts/member/leaderboard';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import { periodOf } from '../../clock/calendar-periods.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { missionSource } from '../missions/grant-missions.ts';
import { type Mission, missionsOf, progressOf } from '../missions/mission-progress.ts';
import { ranking } from './ranking.ts';

type List = typeof getMissions;
type Reward = Pick<typeof rewards.$inferSelect, 'id' | 'source' | 'claimedAt'>;

/** Rounds are a count on the wire too, written as amounts are. */
const ROUND = 100n;

const onWire = ({ metric }: Mission, value: bigint): string => toDecimal(metric === 'rounds' ? value * ROUND : value);

const stateOf = (reward: Reward | undefined): 'open' | 'done' | 'claimed' => {
  if (!reward) return 'open';
  return reward.claimedAt ? 'claimed' : 'done';
};

const listMissions = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, session, input, now } = call;
  const { member } = session;
  refuseTrial(member);
  const { db } = platform;
  const day = dayOf(now);
  const exclusion = await exclusionAt(db, member.id, now);
  const missions = exclusion?.kind === 'selfExclusion' ? [] : await missionsOf(db, member.merchant);
  const sources = missions.map((mission) => missionSource(mission, day));
  const granted = await db
    .select({ id: rewards.id, source: rewards.source, claimedAt: rewards.claimedAt })
    .from(rewards)
    .where(and(eq(rewards.memberId, member.id), inArray(rewards.source, sources)));
  const list: ValueOf<List>['list'] = [];
  for (const mission of missions) {
    const reward = granted.find(({ source }) => source === missionSource(mission, day));
    list.push({
      id: String(mission.id),
      title: mission.title[input.language],
      period: mission.period,
      metric: mission.metric,
      ...(mission.category !== null && { gameType: mission.category }),
      target: onWire(mission, mission.target),
      progress: onWire(mission, await progressOf(db, member.id, mission, day)),
      amount: toDecimal(mission.amount),
      turnoverTimes: mission.turnoverTimes,
      state: stateOf(reward),
      ...(reward && !reward.claimedAt && { rewardId: String(reward.id) }),
      endsAt: periodOf(mission.period, day).until.toISOString(),
    });
  }
  return { list, ...(exclusion && { exclusion: toWireExclusion(exclusion) }) };
};

/** Missions, and who has bet the most. */
export const leaderboardApi = (api: Api): void => {
  answerMember(api, getMissions, listMissions);
  answerMember(api, getRanking, ranking);
};
