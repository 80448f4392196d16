import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, ne } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { inBothLanguages } from '../../http/desk/desk-form.ts';
import { answerDesk, type DeskAction, deskTable } from '../../http/desk/desk-page.ts';
import { rowId } from '../../http/input/row-id.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { toMinor, toPesos } from '../../ledger/money.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { grantToLevel } from './grant-level.ts';
import { levelHistory } from './level-history.ts';

const LONGEST_TITLE = 60;
const MOST_TURNOVER = 10;

/** What was written in the form; refused with a sentence where it is no reward. */
const readForm = ({ form, at }: DeskAction) => {
  const read = (name: string) => (form.get(name) ?? '').trim();
  const title = inBothLanguages(form, 'title', LONGEST_TITLE);
  const amount = toMinor(read('amount'));
  if (amount === undefined || amount <= 0n)
    throw new PlatformError('request.invalid', `"${read('amount')}" is no amount.`);
  const turnoverTimes = Number(read('turnover') || '0');
  if (!Number.isInteger(turnoverTimes) || turnoverTimes < 0 || turnoverTimes > MOST_TURNOVER)
    throw new PlatformError('request.invalid', `The turnover is 0 to ${MOST_TURNOVER} times.`);
  const [merchant, username, level] = [read('merchant'), read('username').toLowerCase(), rowId(read('level'))];
  // The form's own mark: sent twice, it is one reward.
  const source = `desk/${read('mark') || randomUUID()}`;
  return { merchant, username, level, kind: 'operator' as const, source, title, amount, turnoverTimes, at };
};

type Written = ReturnType<typeof readForm>;

const grantToOne = async (tx: Transaction, { username, level: _, ...grant }: Written): Promise<number> => {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, grant.merchant), eq(members.username, username), ne(members.type, TRIAL_TYPE)));
  if (!member) throw new PlatformError('not.found', `There is no member "${username}" at ${grant.merchant}.`);
  return (await grantReward(tx, { ...grant, memberId: member.id })) === undefined ? 0 : 1;
};

const grant = (db: Database, action: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const written = readForm(action);
    const { merchant, username, level, amount, source, at } = written;
    const to = username === '' ? { level } : { username };
    const count = username === '' ? await grantToLevel(tx, written) : await grantToOne(tx, written);
    const details = { source, amountMinor: String(amount), members: count, ...to };
    await audit(tx, { event: 'reward.granted', at, merchant, details });
  });

/** Claims in hand hold the promotion's row: it ends before them or after them. */
const turn = (db: Database, { act, value, at }: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const [merchant = '', key = ''] = value.split('/');
    const isEnabled = act === 'begin';
    const changed = await tx
      .update(promotions)
      .set({ isEnabled })
      .where(and(eq(promotions.merchant, merchant), eq(promotions.key, key)))
      .returning({ key: promotions.key });
    if (changed.length === 0) throw new PlatformError('not.found', `${merchant} has no promotion ${key}.`);
    await audit(tx, { event: 'promotion.changed', at, merchant, details: { promotion: key, isEnabled } });
  });

const question = async (action: DeskAction): Promise<string | undefined> => {
  if (action.act === 'end')
    return `End ${action.value}? What was granted for it and is not claimed cannot be claimed any more.`;
  if (action.act !== 'grant') return undefined;
  const { username, level, merchant, amount, turnoverTimes } = readForm(action);
  const to = username === '' ? `every member of ${merchant} from VIP ${level} on` : username;
  return `Grant ${toPesos(amount)}, to be bet ${turnoverTimes} times, to ${to}?`;
};

const fields = html`<p><label>Title, EN <input name="title-EN" maxlength="${LONGEST_TITLE}" required></label>
<label>TY <input name="title-TY" maxlength="${LONGEST_TITLE}" required></label></p>
<p><label>Amount <input name="amount" inputmode="decimal" required></label>
<label>Turnover, times <input name="turnover" type="number" min="0" max="${MOST_TURNOVER}" value="0"></label></p>`;

/** Rewards to one member or to a club level, the promotions that are on, and how levels have changed. */
export const rewardDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/rewards',
    show: async (now, query) => {
      const brands = await brandsOf(db);
      const rows = await db.select().from(promotions).orderBy(asc(promotions.merchant), asc(promotions.key));
      return html`<form method="post"><input type="hidden" name="mark" value="${randomUUID()}">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label>
<label>User name <input name="username"></label> or everyone from <label>VIP <input name="level" type="number" min="0" value="1"></label></p>
${fields}
<button name="grant" value="reward">Grant</button></form>
<h2>Promotions</h2>
${deskTable(
  ['Brand', 'Promotion', ''],
  rows.map(
    ({ merchant, key, isEnabled }) => html`<tr><td>${merchant}</td><td>${key}</td><td><form method="post">
<button name="${isEnabled ? 'end' : 'begin'}" value="${merchant}/${key}">${isEnabled ? 'End' : 'Begin'}</button></form></td></tr>`,
  ),
  'There are none.',
)}
${await levelHistory(db, (query.get('member') ?? '').trim().toLowerCase(), now)}`;
    },
    question,
    act: (action) => (action.act === 'grant' ? grant(db, action) : turn(db, action)),
  });
};
