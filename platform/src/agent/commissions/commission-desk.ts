import { CONTRACT_KINDS } from '@shared-kernel/contracts/agent/contracts';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toPesos } from '../../ledger/money.ts';
import { agentCommissions } from './commissions.tables.ts';
import { type CommissionKey, holdBack, isCommission, release } from './hold-back.ts';

const SHOWN = 100;
const LONGEST_REASON = 200;

/** What is to be paid next, what staff keeps from it, and what is over: paid, or held over into the next period. */
const STANDINGS = {
  due: and(eq(agentCommissions.status, 'pending'), isNull(agentCommissions.heldBackAt)),
  heldBack: isNotNull(agentCommissions.heldBackAt),
  over: inArray(agentCommissions.status, ['paid', 'held']),
} as const;

type Standing = keyof typeof STANDINGS;

/** Those of the last period first. */
const commissions = (db: Database, which: SQL | undefined) =>
  db
    .select({ commission: agentCommissions, username: members.username, merchant: members.merchant })
    .from(agentCommissions)
    .innerJoin(members, eq(members.id, agentCommissions.agentId))
    .where(which)
    .orderBy(desc(agentCommissions.periodFrom), desc(agentCommissions.amount), agentCommissions.agentId)
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof commissions>>[number];

/** `dividend/17/2026-07-01T00:00:00.000Z`, as a button's value. */
const keyText = ({ kind, agentId, periodFrom }: CommissionKey): string =>
  `${kind}/${agentId}/${periodFrom.toISOString()}`;

const keyIn = (text: string): CommissionKey => {
  const [kindText = '', id = '', from = ''] = text.split('/');
  const kind = CONTRACT_KINDS.find((known) => known === kindText);
  const periodFrom = new Date(from);
  if (!kind || !/^\d{1,15}$/.test(id) || Number.isNaN(periodFrom.getTime()))
    throw new PlatformError('not.found', 'There is no such commission.');
  return { kind, agentId: Number(id), periodFrom };
};

const lastCell = (of: Row['commission'], standing: Standing, now: Date) => {
  if (standing === 'over') return html`${of.status === 'held' ? 'held over' : of.status}`;
  if (standing === 'due')
    return html`from ${deskTime(of.payFrom, now)}
<form method="post"><label>Reason <input name="reason" maxlength="${LONGEST_REASON}" required></label> <button name="hold" value="${keyText(of)}">Hold back</button></form>`;
  return html`${of.heldBackAt && deskTime(of.heldBackAt, now)}: ${of.heldBackReason}
<form method="post"><button name="release" value="${keyText(of)}">Release</button></form>`;
};

const row = ({ commission: of, username, merchant }: Row, standing: Standing, now: Date) => html`<tr>
<td>${of.kind}</td><td>${deskTime(of.periodFrom, now)}</td><td>${merchant}</td><td>${username}</td>
<td>${toPesos(of.validBet)}, ${of.activeMembers} active</td><td>${toPesos(of.carriedIn)}</td><td>${toPesos(of.base)}</td>
<td>${rateText(of.rate)}%</td><td>${toPesos(of.own)}</td><td>${toPesos(of.below)}</td><td>${toPesos(of.amount)}</td>
<td>${lastCell(of, standing, now)}</td></tr>`;

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
];

/** What contracts brought agents, to look at before it is paid: dividends wait for noon, and what is held back for its release. */
export const commissionDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/commissions',
    show: async (now) => {
      const part = async (title: string, standing: Standing, last: string, none: string) => {
        const rows = await commissions(db, STANDINGS[standing]);
        const cells = rows.map((each) => row(each, standing, now));
        return html`<h2>${title}</h2>${deskTable([...HEADS, last], cells, none)}`;
      };
      return html`${await part('To be paid', 'due', 'Paid', 'No commission waits.')}
${await part('Held back', 'heldBack', 'Since, because', 'None is held back.')}
${await part('Paid and held over', 'over', 'Paid', 'None yet.')}`;
    },
    question: async ({ act, value }) => {
      if (act !== 'release') return undefined;
      const [found] = await commissions(db, and(STANDINGS.heldBack, isCommission(keyIn(value))));
      return found && `Pay ${toPesos(found.commission.amount)} to ${found.username} with the next run?`;
    },
    act: ({ act, value, form, at }) =>
      db.transaction((tx) =>
        act === 'release'
          ? release(tx, keyIn(value), at)
          : holdBack(tx, keyIn(value), (form.get('reason') ?? '').trim().slice(0, LONGEST_REASON), at),
      ),
  });
};
