import type { Area } from '../http/area.ts';
import { betCountsSeed } from './bet-counts/bet-counts.seed.ts';
import { BET_COUNT_JOBS } from './bet-counts/count-bets.jobs.ts';
import { clubApi } from './club/club.api.ts';
import { leaderboardApi } from './leaderboard/leaderboard.api.ts';
import { depositMissions } from './missions/deposit-missions.ts';
import { missionDesk } from './missions/mission-desk.ts';
import { missionsSeed } from './missions/missions.seed.ts';
import { followRegistration } from './referrals/follow-registration.ts';
import { referralDesk } from './referrals/referral-desk.ts';
import { referralRulesSeed } from './referrals/referral-rules.ts';
import { referralsApi } from './referrals/referrals.api.ts';
import { rewardDesk } from './reward-centre/reward-desk.ts';
import { rewardsApi } from './reward-centre/rewards.api.ts';
import { REWARD_JOBS } from './rewards.jobs.ts';
import { tiersSeed } from './tiers/tiers.seed.ts';

/** What members are given for playing: rewards to claim, and the club. */
export const REWARDS: Area = {
  name: 'rewards',
  apis: [rewardsApi, rewardDesk, leaderboardApi, missionDesk, clubApi, referralsApi, referralDesk],
  jobs: [...REWARD_JOBS, ...BET_COUNT_JOBS],
  eventHandlers: [depositMissions, followRegistration],
  seeds: [tiersSeed, missionsSeed, betCountsSeed, referralRulesSeed],
};
