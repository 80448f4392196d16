import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { getClubBenefit } from '@shared-kernel/contracts/member/member';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { toDecimal } from '../../ledger/money.ts';
import { tiersOf } from '../tiers/change-level.ts';
import { monthBets } from '../tiers/month-bets.ts';
import { listLevels } from './list-levels.ts';

/** VIP level, and how far this month's valid bets have come towards the next. Trial accounts have no club. */
const clubBenefit = async (db: Database, member: LiveSession['member'], now: Date) => {
  const tiers = await tiersOf(db);
  const next = tiers.find((tier) => tier.level === member.vipLevel + 1);
  const progress = (await monthBets(db, [member.id], dayOf(now))).get(member.id) ?? 0n;
  const target = next?.target ?? progress;
  return {
    enabled: !member.isTrial,
    level: member.vipLevel,
    ...(next ? { nextLevel: next.level } : {}),
    progress: toDecimal(progress),
    target: toDecimal(target),
    ratio: target === 0n ? 1 : Math.min(1, Number(progress) / Number(target)),
  };
};

/** The club: a member's level and what it brings. */
export const clubApi = (api: Api): void => {
  answerMember(api, getClubBenefit, ({ platform, session, now }) => clubBenefit(platform.db, session.member, now));
  answerMember(api, getBenefits, listLevels);
};
