import { DAY_MS } from '@shared-kernel/node/durations';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, inArray, sql } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, deskPictures, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { toPesos } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { deposits } from './deposits.tables.ts';
import { decideDeposit, receivePayment } from './settle-deposit.ts';

const SHOWN = 50;
/** What somebody can do at the desk about an order in this state; the words of the buttons by what they send. */
const ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  waiting: { pay: 'Pay', half: 'Pay half of it' },
  expired: { pay: 'Pay late' },
  cancelled: { pay: 'Pay all the same' },
  review: { credit: 'Credit', refuse: 'Send back' },
};

const actsOn = (state: string, isPaidHere: boolean) => (isPaidHere || state === 'review' ? (ACTS[state] ?? {}) : {});

/** For how long a member's word that it is paid lifts a deposit above the others. */
const REPORTED_FIRST_MS = DAY_MS;

/** Those of which their members say that they are paid first, who waits longest before all; then the newest. */
const openOrders = (db: Database, now: Date, orderNo?: string) =>
  db
    .select({ order: orders, deposit: deposits, username: members.username })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(
      and(inArray(orders.state, Object.keys(ACTS)), orderNo === undefined ? undefined : eq(orders.orderNo, orderNo)),
    )
    .orderBy(
      asc(
        sql`case when ${deposits.reportedPaidAt} > ${new Date(now.getTime() - REPORTED_FIRST_MS).toISOString()}::timestamptz then ${deposits.reportedPaidAt} end`,
      ),
      desc(orders.id),
    )
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof openOrders>>[number];

const row = (
  { order, deposit, username }: Row,
  isPaidHere: boolean,
  now: Date,
) => html`<tr><td>${deskTime(order.createdAt, now)}</td><td>${username}</td>
<td>${deposit.channel}</td><td>${toPesos(deposit.amount)}</td><td>${order.state}${deposit.reportedPaidAt ? ', said to be paid' : ''}</td><td>${order.orderNo}</td>
<td>${deposit.proof === null ? '' : deskPictures([deposit.proof])}</td>
<td><form method="post">${Object.entries(actsOn(order.state, isPaidHere)).map(
  ([act, words]) => html`<button name="${act}" value="${order.orderNo}">${words}</button> `,
)}</form></td></tr>`;

/**
 * The e-wallets and banks of the demo, where its deposits are paid without a provider, and the staff who decide on what came
 * late or in another amount.
 */
export const depositDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/payments',
    show: async (now) => {
      const heads = ['Ordered', 'Member', 'Channel', 'Amount', 'State', 'Reference', 'Proof', 'Do'];
      return deskTable(
        heads,
        (await openOrders(db, now)).map((each) => row(each, !api.platform.config.paymentProvider, now)),
        'No deposit waits.',
      );
    },
    question: async ({ act, value: orderNo, at }) => {
      const [found] = await openOrders(db, at, orderNo);
      if (!found) return undefined;
      const { order, deposit, username } = found;
      const words = ACTS[order.state]?.[act] ?? act;
      return `${words}: the deposit ${orderNo} of ${username}, ${toPesos(deposit.amount)} by ${deposit.channel}?`;
    },
    act: ({ act, value: orderNo, at }) =>
      db.transaction(async (tx) => {
        if (act === 'credit' || act === 'refuse')
          return decideDeposit(tx, { orderNo, isCredited: act === 'credit' }, at);
        const [ordered] = await tx
          .select({ amount: deposits.amount })
          .from(deposits)
          .innerJoin(orders, eq(orders.id, deposits.orderId))
          .where(eq(orders.orderNo, orderNo));
        if (api.platform.config.paymentProvider || (act !== 'pay' && act !== 'half'))
          throw new PlatformError('request.invalid', 'Payments are made on the provider’s pages.');
        const amount = (ordered?.amount ?? 0n) / (act === 'half' ? 2n : 1n);
        return receivePayment(tx, { orderNo, amount, reference: `desk/${orderNo}`, at });
      }),
  });
};
