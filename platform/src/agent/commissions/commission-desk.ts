import { desc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toPesos } from '../../ledger/money.ts';
import { agentCommissions } from './commissions.tables.ts';

const SHOWN = 100;

const { status } = agentCommissions;

/** What is still to be paid, or what was paid or held: the last period first. */
const commissions = (db: Database, isPending: boolean) =>
  db
    .select({ commission: agentCommissions, username: members.username, merchant: members.merchant })
    .from(agentCommissions)
    .innerJoin(members, eq(members.id, agentCommissions.agentId))
    .where(isPending ? eq(status, 'pending') : inArray(status, ['paid', 'held']))
    .orderBy(desc(agentCommissions.periodFrom), desc(agentCommissions.amount), agentCommissions.agentId)
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof commissions>>[number];

const row = ({ commission: of, username, merchant }: Row, now: Date) => html`<tr>
<td>${of.kind}</td><td>${deskTime(of.periodFrom, now)}</td><td>${merchant}</td><td>${username}</td>
<td>${toPesos(of.validBet)}, ${of.activeMembers} active</td><td>${toPesos(of.carriedIn)}</td><td>${toPesos(of.base)}</td>
<td>${rateText(of.rate)}%</td><td>${toPesos(of.own)}</td><td>${toPesos(of.below)}</td><td>${toPesos(of.amount)}</td>
<td>${of.status === 'pending' ? html`from ${of.payFrom.toISOString()}` : of.status}</td></tr>`;

const HEADS = [
  'Kind',
  'Period from',
  'Merchant',
  'Agent',
  'Team',
  'Carried in',
  'Rate is of',
  'Rate',
  'Own share',
  'Shares below',
  'Amount',
  'Paid',
];

/** What contracts brought agents, to look at before it is paid: dividends wait for noon. */
export const commissionDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/commissions',
    show: async (now) => {
      const [due, done] = [await commissions(db, true), await commissions(db, false)];
      const table = (rows: readonly Row[], none: string) =>
        deskTable(
          HEADS,
          rows.map((each) => row(each, now)),
          none,
        );
      return html`<h2>To be paid</h2>${table(due, 'No commission waits.')}<h2>Paid and held</h2>${table(done, 'None yet.')}`;
    },
    act: async () => {
      throw new PlatformError('not.found', 'There is nothing to press here.');
    },
  });
};
