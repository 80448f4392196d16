import type { Area } from '../http/area.ts';
import { clubApi } from './club/club.api.ts';
import { followRegistration } from './referrals/follow-registration.ts';
import { referralDesk } from './referrals/referral-desk.ts';
import { referralRulesSeed } from './referrals/referral-rules.ts';
import { referralsApi } from './referrals/referrals.api.ts';
import { rewardsApi } from './reward-centre/rewards.api.ts';
import { REWARD_JOBS } from './rewards.jobs.ts';
import { tiersSeed } from './tiers/tiers.seed.ts';

/** What members are given for playing: rewards to claim, and the club. */
export const REWARDS: Area = {
  name: 'rewards',
  apis: [rewardsApi, clubApi, referralsApi, referralDesk],
  jobs: REWARD_JOBS,
  eventHandlers: [followRegistration],
  seeds: [tiersSeed, referralRulesSeed],
};
