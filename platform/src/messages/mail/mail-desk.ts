import { randomUUID } from 'node:crypto';
import { MERCHANT_TIME_ZONE, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { html } from 'hono/html';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, gte, lt, type SQL } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { inBothLanguages } from '../../http/desk/desk-form.ts';
import { answerDesk, type DeskAction } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { broadcasts, messages } from './mail.tables.ts';

const LONGEST_SUBJECT = 120;
const LONGEST_BODY = 4_000;
const TO_ALL = 'all';

type Form = DeskAction['form'];

const wordsOf = (form: Form) => ({
  subject: inBothLanguages(form, 'subject', LONGEST_SUBJECT),
  body: inBothLanguages(form, 'body', LONGEST_BODY),
});

/** A whole number from a field; null where it is left empty. */
const numberOf = (form: Form, name: string): number | null => {
  const text = form.get(name)?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{1,3}$/.test(text)) throw new PlatformError('request.invalid', `${name}: a whole number.`);
  return Number(text);
};

const dayOfForm = (form: Form, name: string): Date | null => {
  const text = form.get(name)?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new PlatformError('request.invalid', `${name}: a day.`);
  return startOfDay(text);
};

const audienceOf = (form: Form) => ({
  merchant: form.get('merchant') ?? '',
  memberType: numberOf(form, 'type'),
  leastLevel: numberOf(form, 'level'),
  registeredBefore: dayOfForm(form, 'before'),
});

const isInAudience = ({ merchant, memberType, leastLevel, registeredBefore }: ReturnType<typeof audienceOf>) => {
  const conditions: (SQL | undefined)[] = [
    eq(members.merchant, merchant),
    memberType === null ? undefined : eq(members.type, memberType),
    leastLevel === null ? undefined : gte(members.vipLevel, leastLevel),
    registeredBefore === null ? undefined : lt(members.registeredAt, registeredBefore),
  ];
  return and(...conditions);
};

const sendToOne = async (tx: Transaction, { form, at }: DeskAction): Promise<void> => {
  const [username, merchant] = [form.get('username')?.trim().toLowerCase() ?? '', form.get('merchant') ?? ''];
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  if (!member) throw new PlatformError('not.found', `There is no member "${username}" at ${merchant}.`);
  const words = wordsOf(form);
  await tx.insert(messages).values({ memberId: member.id, ...words, sentAt: at });
  const details = { subject: words.subject.EN };
  await audit(tx, { event: 'mail.sent', at, merchant, memberId: member.id, details });
};

const sendToAll = async (tx: Transaction, { form, at }: DeskAction): Promise<void> => {
  const audience = audienceOf(form);
  const [brand] = await tx.select().from(merchants).where(eq(merchants.code, audience.merchant));
  if (!brand) throw new PlatformError('not.found', `There is no brand ${audience.merchant}.`);
  const [sent] = await tx
    .insert(broadcasts)
    .values({ ...audience, ...wordsOf(form), sentAt: at, mark: form.get('mark') || randomUUID() })
    .onConflictDoNothing({ target: broadcasts.mark })
    .returning({ id: broadcasts.id });
  // The form's own mark: sent twice, it is one mail.
  if (!sent) return;
  const details = { broadcast: sent.id, subject: form.get('subject-EN') ?? '' };
  await audit(tx, { event: 'mail.broadcast', at, merchant: audience.merchant, details });
};

const askForAll = async (db: Database, { form }: DeskAction): Promise<string | undefined> => {
  if (form.get('to') !== TO_ALL) return undefined;
  const audience = audienceOf(form);
  const { subject } = wordsOf(form);
  const count = await db.$count(members, isInAudience(audience));
  return `Send “${subject.EN}” to ${count} members of ${audience.merchant}?`;
};

/** A mail in both languages, to one member or to all of a brand. */
export const mailDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/mail',
    show: async () => {
      const brands = await brandsOf(db);
      return html`<form method="post"><input type="hidden" name="mark" value="${randomUUID()}">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>To <select name="to"><option value="one">one member</option><option value="${TO_ALL}">everyone of the brand</option></select></label></p>
<p><label>User name, for one member <input name="username"></label></p>
<fieldset><legend>For everyone: only (leave empty for all)</legend>
<p><label>Member type <input name="type" inputmode="numeric" maxlength="3"></label></p>
<p><label>From VIP level <input name="level" inputmode="numeric" maxlength="3"></label></p>
<p><label>Registered before <input name="before" type="date"></label> (${MERCHANT_TIME_ZONE})</p></fieldset>
${['EN', 'TY'].map(
  (language) => html`<fieldset><legend>${language}</legend>
<p><label>Subject <input name="subject-${language}" maxlength="${LONGEST_SUBJECT}" required></label></p>
<p><label>Text <textarea name="body-${language}" maxlength="${LONGEST_BODY}" required></textarea></label></p></fieldset>`,
)}
<button name="send" value="mail">Send</button></form>`;
    },
    question: (action) => askForAll(db, action),
    act: (action) =>
      db.transaction((tx) => (action.form.get('to') === TO_ALL ? sendToAll(tx, action) : sendToOne(tx, action))),
  });
};
