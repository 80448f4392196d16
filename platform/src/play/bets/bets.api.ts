import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { and, eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { betRecords, toBet, toBetTotals } from './bet-records.ts';
import { bets } from './bets.tables.ts';

/** The member's own bets; profit is the member's. */
export const betsApi = (api: Api): void =>
  answerMember(api, getBetRecords, async ({ platform, input, session, language, now }) => {
    const { id, isTrial } = session.member;
    // A trial account sees its play-money bets; a member's free play is not a bet.
    const whose = and(eq(bets.memberId, id), eq(bets.isFreePlay, isTrial));
    const { rows, totals, paging } = await betRecords(platform.db, input, whose, { now });
    return {
      list: rows.map((row) => toBet(row, row.bet.payout - row.bet.stake, language)),
      ...paging,
      ...(totals && { footer: toBetTotals(totals, totals.payout - totals.stake) }),
    };
  });
