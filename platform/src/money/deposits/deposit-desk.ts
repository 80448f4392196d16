import { desc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/answer.ts';
import { refuseCrossSite } from '../../http/input/foreign.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { deposits } from './deposits.tables.ts';
import { decideDeposit, receivePayment } from './settle-deposit.ts';

const SHOWN = 50;
const PATH = '/payments';
/** What somebody can do at the desk about an order in this state; the words of the buttons by what they send. */
const ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  waiting: { pay: 'Pay', half: 'Pay half of it' },
  expired: { pay: 'Pay late' },
  cancelled: { pay: 'Pay all the same' },
  review: { credit: 'Credit', refuse: 'Send back' },
};

const openOrders = (db: Database) =>
  db
    .select({ order: orders, deposit: deposits, username: members.username })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(inArray(orders.state, Object.keys(ACTS)))
    .orderBy(desc(orders.id))
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof openOrders>>[number];

const row = ({
  order,
  deposit,
  username,
}: Row) => html`<tr><td>${order.createdAt.toISOString()}</td><td>${username}</td>
<td>${deposit.channel}</td><td>${toDecimal(deposit.amount)}</td><td>${order.state}</td><td>${order.orderNo}</td>
<td><form method="post">${Object.entries(ACTS[order.state] ?? {}).map(
  ([act, words]) => html`<button name="${act}" value="${order.orderNo}">${words}</button> `,
)}</form></td></tr>`;

/**
 * The e-wallets and banks of the demo, where its deposits are paid, and the staff who decide on what came late or in another
 * amount: on the platform's own port, which no site leads to, and only where the demo's accounts are. Payments of a real
 * platform come from its provider.
 */
export const depositDesk = ({ app, platform }: Api): void => {
  const { db, clock, config } = platform;
  if (!config.hasDemoAccounts) return;

  app.get(PATH, async (context) => {
    const rows = await openOrders(db);
    return context.html(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Payments</title></head>
<body>
<h1>Payments</h1>
<table><thead><tr>${['Ordered', 'Member', 'Channel', 'Amount', 'State', 'Reference', 'Do'].map(
        (name) => html`<th scope="col">${name}</th>`,
      )}</tr></thead><tbody>${
        rows.length > 0 ? rows.map(row) : html`<tr><td colspan="7">No deposit waits.</td></tr>`
      }</tbody></table>
</body></html>`,
      200,
      { 'Content-Security-Policy': "default-src 'none'; form-action 'self'", 'Cache-Control': 'no-store' },
    );
  });

  app.post(PATH, async (context) => {
    refuseCrossSite(context);
    const form = await context.req.formData();
    const [act = '', orderNo = ''] = [...form].map(([name, value]) => [name, String(value)]).at(0) ?? [];
    const at = await clock.now();
    await db.transaction(async (tx) => {
      if (act === 'credit' || act === 'refuse') return decideDeposit(tx, { orderNo, isCredited: act === 'credit' }, at);
      const [ordered] = await tx
        .select({ amount: deposits.amount })
        .from(deposits)
        .innerJoin(orders, eq(orders.id, deposits.orderId))
        .where(eq(orders.orderNo, orderNo));
      const amount = (ordered?.amount ?? 0n) / (act === 'half' ? 2n : 1n);
      return receivePayment(tx, { orderNo, amount, reference: `desk/${orderNo}`, at });
    });
    return context.redirect(PATH, 303);
  });
};
