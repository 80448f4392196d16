import { getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { and, eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { toTransaction, transactionRecords } from '../../money/money.public.ts';
import type { Range } from '../../records/range.ts';
import { figuresOfAsked } from '../figures/asked-figures.ts';
import { askedTeam, isAgentType } from '../team/asked-team.ts';

/** What moved the wallets of the agent's downline; play money is no money. */
export const teamTransactionsApi = (api: Api): void =>
  answerMember(api, getTeamTransactions, async ({ platform: { db }, input, session, now }) => {
    const team = await askedTeam(db, session.member, input);
    const whose = and(team.has(accounts.memberId), eq(accounts.kind, 'wallet'));
    const total = async (range: Range) => {
      const { entries, moneyIn, moneyOut } = await figuresOfAsked(db, team, input, { range, counts: 'self' });
      return { count: Number(entries), moneyIn, moneyOut };
    };
    const { rows, footer, paging } = await transactionRecords(db, input, whose, {
      now,
      ...(!input.type && { total }),
    });
    const list = rows.map((row) => ({
      ...toTransaction(row, input.language),
      userName: row.username,
      isAgent: isAgentType(row.type),
    }));
    return { list, ...paging, trail: [...team.trail], ...(footer && { footer }) };
  });
