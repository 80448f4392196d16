import { html } from 'hono/html';
import { eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction } from '../../http/desk/desk-page.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { type Move, moveMember } from './move-member.ts';

const moveIn = ({ form }: DeskAction): Move => ({
  merchant: form.get('merchant') ?? '',
  userName: form.get('username') ?? '',
  upline: form.get('upline') ?? '',
});

/** A member, with everyone below, to another upline. */
export const moveDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/moves',
    show: async () => {
      const brands = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, false));
      return html`<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>User name <input name="username" required></label></p>
<p><label>New upline <input name="upline" required></label></p>
<button name="move" value="member">Move</button></form>`;
    },
    question: async (action) => {
      const { userName, upline } = moveIn(action);
      return `Move ${userName}, with everyone below, to ${upline}? Figures of both teams are written anew.`;
    },
    act: (action) => db.transaction((tx) => moveMember(tx, moveIn(action), action.at)),
  });
};
