import { html } from 'hono/html';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNull } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskPictures, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { rowId } from '../../http/input/row-id.ts';
import { members } from '../../identity/members.tables.ts';
import { messages } from '../mail/mail.tables.ts';
import { feedback } from './feedback.tables.ts';

const SHOWN = 50;
const LONGEST_ANSWER = 2_000;

const unanswered = (db: Database) =>
  db
    .select({ said: feedback, username: members.username })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(isNull(feedback.answer))
    .orderBy(asc(feedback.sentAt))
    .limit(SHOWN);

type Row = Awaited<ReturnType<typeof unanswered>>[number];

const row = ({ said, username }: Row, now: Date) => html`<tr><td>${deskTime(said.sentAt, now)}</td><td>${username}</td>
<td>${said.type}</td><td>${said.comment}</td><td>${deskPictures(said.pictures)}</td>
<td><form method="post"><label>Answer <textarea name="answer" maxlength="${LONGEST_ANSWER}" required></textarea></label>
<button name="send" value="${said.id}">Send</button></form></td></tr>`;

/** Kept with what was said, and told by a mail. What is answered already stays so. */
const answerFeedback = (db: Database, { value, form, at }: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const answer = (form.get('answer') ?? '').trim().slice(0, LONGEST_ANSWER);
    if (answer === '') throw new PlatformError('request.invalid', 'The answer is empty.');
    const [answered] = await tx
      .update(feedback)
      .set({ answer, answeredAt: at })
      .where(and(eq(feedback.id, rowId(value)), isNull(feedback.answer)))
      .returning({ id: feedback.id, memberId: feedback.memberId });
    if (!answered) throw new PlatformError('not.found', 'It has been answered, or is no longer there.');
    await tx.insert(messages).values({
      memberId: answered.memberId,
      subject: { EN: 'Your feedback has been answered', TY: 'May sagot na ang feedback mo' },
      body: { EN: answer, TY: answer },
      sentAt: at,
    });
    const { id, memberId } = answered;
    await audit(tx, { event: 'feedback.answered', at, memberId, details: { feedback: id } });
  });

/** What members wrote to the operator, the oldest first, and answers to it. */
export const feedbackDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/feedback',
    show: async (now) => {
      const heads = ['Sent', 'Member', 'About', 'What', 'Pictures', 'Answer'];
      return deskTable(
        heads,
        (await unanswered(db)).map((each) => row(each, now)),
        'Everything is answered.',
      );
    },
    act: (action) => answerFeedback(db, action),
  });
};
