import { html } from 'hono/html';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction } from '../../http/desk/desk-page.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { LONGEST_REASON, type Unblocking, unblock } from './unblock.ts';

const unblockingIn = ({ act, form }: DeskAction): Unblocking => ({
  what: act === 'payment' ? 'payment-password' : 'login',
  merchant: form.get('merchant') ?? '',
  userName: form.get('username') ?? '',
  reason: form.get('reason') ?? '',
});

/** A member whom wrong passwords keep out: their tries given back, once they have proved who they are. */
export const unblockDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/members',
    show: async () => {
      const brands = await brandsOf(db);
      return html`<p>For a member who has proved to you who they are. The tries that wrong passwords have used up are given back; whoever guesses has them too.</p>
<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>User name <input name="username" required></label></p>
<p><label>Reason <input name="reason" maxlength="${LONGEST_REASON}" required></label></p>
<button name="login" value="member">Let this member log in again</button>
<button name="payment" value="member">Unlock the payment password</button></form>`;
    },
    question: async (action) => {
      const { what, userName, merchant } = unblockingIn(action);
      return what === 'login'
        ? `Let ${userName} of ${merchant} log in again, from anywhere?`
        : `Unlock the payment password of ${userName} of ${merchant}? It opens withdrawals.`;
    },
    act: (action) => db.transaction((tx) => unblock(tx, unblockingIn(action), action.at)),
  });
};
