import { html } from 'hono/html';
import { auditEvents } from '../../audit/audit.tables.ts';
import type { Database } from '../../database/database.ts';
import { desc, eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { LONGEST_REASON, type Unblocking, unblock } from './unblock.ts';

const unblockingIn = ({ act, form }: DeskAction): Unblocking => ({
  what: act === 'payment' ? 'payment-password' : 'login',
  merchant: form.get('merchant') ?? '',
  userName: form.get('username') ?? '',
  reason: form.get('reason') ?? '',
});

const SHOWN = 10;

/** Those that were unblocked last. */
const unblockedTable = async (db: Database, now: Date) => {
  const rows = await db
    .select({ event: auditEvents, username: members.username })
    .from(auditEvents)
    .innerJoin(members, eq(members.id, auditEvents.memberId))
    .where(eq(auditEvents.event, 'member.unblocked'))
    .orderBy(desc(auditEvents.at))
    .limit(SHOWN);
  const cells = rows.map(
    ({ event: { at, merchant, details }, username }) =>
      html`<tr><td>${deskTime(at, now)}</td><td>${merchant}</td><td>${username}</td><td>${details.what}</td><td>${details.reason}</td></tr>`,
  );
  return deskTable(['When', 'Brand', 'User name', 'What', 'Reason'], cells, 'None yet.');
};

/** A member whom wrong passwords keep out: what they have closed of the account is lifted, once the member has proved who they are. */
export const unblockDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/members',
    show: async (now, _query, typed) => {
      const brands = await brandsOf(db);
      return html`<p>For a member who has proved to you who they are. The failures and the captcha of the account are lifted, for whoever guesses too; limits of browsers, addresses and the site stay.</p>
<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option${code === typed.get('merchant') ? ' selected' : ''}>${code}</option>`)}</select></label></p>
<p><label>User name or proved number <input name="username" value="${typed.get('username') ?? ''}" required></label></p>
<p><label>Reason <input name="reason" maxlength="${LONGEST_REASON}" value="${typed.get('reason') ?? ''}" required></label></p>
<button name="login" value="member">Let this member log in again</button>
<button name="payment" value="member">Unlock the payment password</button></form>
${await unblockedTable(db, now)}`;
    },
    question: async (action) => {
      const { what, userName, merchant } = unblockingIn(action);
      return what === 'login'
        ? `Let ${userName} of ${merchant} log in again? Limits of browsers, addresses and the site stay.`
        : `Unlock the payment password of ${userName} of ${merchant}? It opens withdrawals.`;
    },
    act: (action) => db.transaction((tx) => unblock(tx, unblockingIn(action), action.at)),
  });
};
