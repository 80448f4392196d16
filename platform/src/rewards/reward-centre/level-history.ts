import { html } from 'hono/html';
import type { Database } from '../../database/database.ts';
import { desc, eq } from '../../database/orm.ts';
import { deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { levelChanges } from '../tiers/tiers.tables.ts';

const SHOWN = 100;

const REASONS = { reached: 'enough bets in', notKept: 'too few bets in' } as const;

/** How the levels of a member (of everyone, where none is named) have changed, newest first: only to read. */
export const levelHistory = async (db: Database, username: string, now: Date) => {
  const rows = await db
    .select({ of: levelChanges, merchant: members.merchant, username: members.username })
    .from(levelChanges)
    .innerJoin(members, eq(members.id, levelChanges.memberId))
    .where(username === '' ? undefined : eq(members.username, username))
    .orderBy(desc(levelChanges.id))
    .limit(SHOWN);
  return html`<h2>Levels</h2>
<form><label>User name <input name="member" value="${username}"></label> <button>Show</button></form>
${deskTable(
  ['When', 'Brand', 'Member', 'From', 'To', 'Why'],
  rows.map(
    ({ of: { at, fromLevel, toLevel, reason, month }, ...member }) => html`<tr><td>${deskTime(at, now)}</td>
<td>${member.merchant}</td><td>${member.username}</td><td>VIP ${fromLevel}</td><td>VIP ${toLevel}</td>
<td>${REASONS[reason]} ${month.slice(0, 'YYYY-MM'.length)}</td></tr>`,
  ),
  'No level has changed.',
)}`;
};
