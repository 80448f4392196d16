import { html } from 'hono/html';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { asc, eq, isNull } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { rowId } from '../../http/input/row-id.ts';
import { members } from '../../identity/members.tables.ts';
import { chatConversations } from './chat.tables.ts';
import { messagesOf, say } from './conversation.ts';

const SHOWN = 30;
const LONGEST_ANSWER = 1_000;

const openOnes = (db: Database) =>
  db
    .select({ memberId: members.id, username: members.username, lastAt: chatConversations.lastAt })
    .from(chatConversations)
    .innerJoin(members, eq(members.id, chatConversations.memberId))
    .where(isNull(chatConversations.closedAt))
    .orderBy(asc(chatConversations.lastAt))
    .limit(SHOWN);

type Open = Awaited<ReturnType<typeof openOnes>>[number];

const row = async (db: Database, { memberId, username, lastAt }: Open, now: Date) =>
  html`<tr><td>${deskTime(lastAt, now)}</td><td>${username}</td><td>${(await messagesOf(db, memberId)).map(
    ({ isOperator, text }) => html`<p><b>${isOperator ? 'Desk' : username}</b> ${text}</p>`,
  )}</td>
<td><form method="post"><label>Answer <textarea name="text" maxlength="${LONGEST_ANSWER}" required></textarea></label>
<button name="answer" value="${memberId}">Send</button> <button name="close" value="${memberId}" formnovalidate>Close</button></form></td></tr>`;

const act = (db: Database, { act: button, value, form, at }: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const memberId = rowId(value);
    const [open] = await tx
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.memberId, memberId))
      .for('update');
    if (!open) throw new PlatformError('not.found', 'There is no such conversation.');
    if (button === 'close') {
      await tx.update(chatConversations).set({ closedAt: at }).where(eq(chatConversations.memberId, memberId));
      return;
    }
    const text = (form.get('text') ?? '').trim().slice(0, LONGEST_ANSWER);
    if (text === '') throw new PlatformError('request.invalid', 'The answer is empty.');
    await say(tx, { memberId, text, isOperator: true }, at);
    await audit(tx, { event: 'chat.answered', at, memberId });
  });

/** Live chats that nobody has closed, who waits longest first. */
export const chatDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/chat',
    show: async (now) =>
      html`<p><a href="/chat">Look again</a></p>${deskTable(
        ['Last', 'Member', 'Said', 'Answer'],
        await Promise.all((await openOnes(db)).map((each) => row(db, each, now))),
        'No chat is open.',
      )}`,
    act: (action) => act(db, action),
  });
};
