import { area } from '../wire/contract-area.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as benefits from './benefits.ts';
import * as bets from './bets.ts';
import * as depositLimits from './deposit-limits.ts';
import * as depositPromotions from './deposit-promotions.ts';
import * as deposits from './deposits.ts';
import * as exclusions from './exclusions.ts';
import * as funds from './funds.ts';
import * as inbox from './inbox.ts';
import * as leaderboard from './leaderboard.ts';
import * as member from './member.ts';
import * as paymentPassword from './payment-password.ts';
import * as playLimits from './play-limits.ts';
import * as playSession from './play-session.ts';
import * as profile from './profile.ts';
import * as profit from './profit.ts';
import * as rebates from './rebates.ts';
import * as referrals from './referrals.ts';
import * as rewards from './rewards.ts';
import * as transactions from './transactions.ts';
import * as transfers from './transfers.ts';
import * as withdrawals from './withdrawals.ts';

/** The member contracts, for the catalogue. */
export const CALLS = [
  area(bankAccounts),
  area(benefits),
  area(bets),
  area(depositLimits),
  area(depositPromotions),
  area(deposits),
  area(exclusions),
  area(funds),
  area(inbox),
  area(leaderboard),
  area(member),
  area(paymentPassword),
  area(playLimits),
  area(playSession),
  area(profile),
  area(profit),
  area(rebates),
  area(referrals),
  area(rewards),
  area(transactions),
  area(transfers),
  area(withdrawals),
];
