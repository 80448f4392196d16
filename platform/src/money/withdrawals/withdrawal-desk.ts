import { REJECT_REASONS } from '@shared-kernel/contracts/member/withdrawals';
import { html } from 'hono/html';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { toPesos } from '../../ledger/money.ts';
import { orderSteps, orders } from '../../orders/orders.tables.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { maskAccount } from '../bank-accounts/list-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { decideWithdrawal } from './end-withdrawal.ts';
import { withdrawals } from './withdrawals.tables.ts';

const SHOWN = 50;

const inReview = (db: Database, orderNo?: string) =>
  db
    .select({
      order: orders,
      withdrawal: withdrawals,
      account: bankAccounts,
      username: members.username,
      reasons: orderSteps.reason,
    })
    .from(orders)
    .innerJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(orderSteps, and(eq(orderSteps.orderId, orders.id), eq(orderSteps.toState, 'review')))
    .where(
      and(
        eq(orders.kind, WITHDRAWAL.name),
        eq(orders.state, 'review'),
        orderNo === undefined ? undefined : eq(orders.orderNo, orderNo),
      ),
    )
    .orderBy(asc(orders.createdAt), desc(orders.id))
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof inReview>>[number];

const row = ({ order, withdrawal, account, username, reasons }: Row, now: Date) => html`<tr>
<td>${deskTime(order.createdAt, now)}</td><td>${username}</td><td>${toPesos(withdrawal.amount)}</td>
<td>${account.bankCode} ${maskAccount(account)} ${account.payeeName}</td><td>${reasons}</td><td>${order.orderNo}</td>
<td><form method="post"><label>Reason <select name="reason">${REJECT_REASONS.map(
  (reason) => html`<option>${reason}</option>`,
)}</select></label> <button name="approve" value="${order.orderNo}">Approve</button> <button name="reject" value="${order.orderNo}">Reject</button></form></td></tr>`;

/** Withdrawals that a person has to look at: paid out, or sent back with the reason. */
export const withdrawalDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/withdrawals',
    show: async (now) => {
      const heads = ['Asked for', 'Member', 'Amount', 'To', 'Looked at because of', 'Number', 'Do'];
      return deskTable(
        heads,
        (await inReview(db)).map((each) => row(each, now)),
        'No withdrawal waits.',
      );
    },
    question: async ({ act, value: orderNo, form }) => {
      const [found] = await inReview(db, orderNo);
      if (!found) return undefined;
      const { withdrawal, username, account } = found;
      const amount = toPesos(withdrawal.amount);
      return act === 'approve'
        ? `Pay ${amount} of ${username} to ${account.bankCode} ${maskAccount(account)} (${account.payeeName})?`
        : `Send ${amount} back to ${username}, with the reason "${form.get('reason') ?? ''}"?`;
    },
    act: ({ act, value: orderNo, form, at }) => {
      const isApproved = act === 'approve';
      const reason = REJECT_REASONS.find((one) => one === form.get('reason'));
      return db.transaction((tx) => decideWithdrawal(tx, { orderNo, isApproved, reason }, at));
    },
  });
};
