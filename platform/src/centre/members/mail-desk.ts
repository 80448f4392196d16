import { and, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { messages } from './members.tables.ts';

const LONGEST_SUBJECT = 120;
const LONGEST_BODY = 4_000;

const inBoth = (form: DeskAction['form'], name: string, most: number): { EN: string; TY: string } => {
  const read = (language: string) => (form.get(`${name}-${language}`) ?? '').trim().slice(0, most);
  const [EN, TY] = [read('EN'), read('TY')];
  if (EN === '' || TY === '') throw new PlatformError('request.invalid', `The ${name} is needed in both languages.`);
  return { EN, TY };
};

const sendMail = (db: Database, { form, at }: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const [username, merchant] = [form.get('username')?.trim().toLowerCase() ?? '', form.get('merchant') ?? ''];
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.username, username)));
    if (!member) throw new PlatformError('not.found', `There is no member "${username}" at ${merchant}.`);
    const subject = inBoth(form, 'subject', LONGEST_SUBJECT);
    const body = inBoth(form, 'body', LONGEST_BODY);
    await tx.insert(messages).values({ memberId: member.id, subject, body, sentAt: at });
  });

/** A mail to one member, in both languages. */
export const mailDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/mail',
    show: async () => {
      const brands = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, false));
      return html`<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>User name <input name="username" required></label></p>
${['EN', 'TY'].map(
  (language) => html`<fieldset><legend>${language}</legend>
<p><label>Subject <input name="subject-${language}" maxlength="${LONGEST_SUBJECT}" required></label></p>
<p><label>Text <textarea name="body-${language}" maxlength="${LONGEST_BODY}" required></textarea></label></p></fieldset>`,
)}
<button name="send" value="mail">Send</button></form>`;
    },
    act: (action) => sendMail(db, action),
  });
};
