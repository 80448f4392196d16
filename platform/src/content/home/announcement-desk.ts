import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { desc, eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { announcements, HOME_GROUP, type Wording } from './home.tables.ts';

const SHOWN = 20;
const LONGEST_TITLE = 120;
const LONGEST_BODY = 4_000;
/** Notices to players and to agents: what needs no picture. */
const KINDS = { PL: 'To players', A: 'To agents' } as const;
const isKind = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What was typed is a text; what is kept is HTML. */
const asHtml = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)}</p>`)
    .join('');

const wordingIn = (form: DeskAction['form'], language: 'EN' | 'TY'): Wording => {
  const title = (form.get(`title-${language}`) ?? '').trim().slice(0, LONGEST_TITLE);
  const body = (form.get(`body-${language}`) ?? '').trim().slice(0, LONGEST_BODY);
  if (title !== '' && body !== '') return { title, body: asHtml(body) };
  throw new PlatformError('request.invalid', 'Title and text are needed in both languages.');
};

const publish = async (db: Database, { form, at }: DeskAction): Promise<void> => {
  const [merchant, type] = [form.get('merchant') ?? '', form.get('type') ?? ''];
  const known = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.code, merchant));
  if (known.length === 0 || !isKind(type)) throw new PlatformError('not.found', 'There is no such brand or kind.');
  const wording = { EN: wordingIn(form, 'EN'), TY: wordingIn(form, 'TY') };
  const id = `${merchant}/desk-${randomUUID()}`;
  // Before all that are there.
  await db
    .insert(announcements)
    .values({ id, merchant, type, groupName: HOME_GROUP, sort: -1, wording, publishedAt: at });
};

const last = (db: Database) => db.select().from(announcements).orderBy(desc(announcements.publishedAt)).limit(SHOWN);

/** A notice to all players or agents of a brand, in both languages. */
export const announcementDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/announcements',
    show: async (now) => {
      const brands = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, false));
      const rows = (await last(db)).map(
        ({ publishedAt, merchant, type, wording }) =>
          html`<tr><td>${deskTime(publishedAt, now)}</td><td>${merchant}</td><td>${type}</td><td>${wording.EN.title}</td></tr>`,
      );
      return html`<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>Whom for <select name="type">${Object.entries(KINDS).map(
        ([type, name]) => html`<option value="${type}">${name}</option>`,
      )}</select></label></p>
${['EN', 'TY'].map(
  (language) => html`<fieldset><legend>${language}</legend>
<p><label>Title <input name="title-${language}" maxlength="${LONGEST_TITLE}" required></label></p>
<p><label>Text <textarea name="body-${language}" maxlength="${LONGEST_BODY}" required></textarea></label></p></fieldset>`,
)}
<button name="publish" value="notice">Publish</button></form>
${deskTable(['Published', 'Brand', 'Type', 'Title'], rows, 'Nothing is published.')}`;
    },
    act: (action) => publish(db, action),
  });
};
