import * as inbox from '@shared-kernel/contracts/member/inbox';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { rowsOf } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { countUnread, findMail, listMails } from './inbox.ts';
import { markAllRead, markDeleted, markRead, restore } from './mark-mails.ts';

const toMark = ({ platform: { db }, session, input: { id }, now }: MemberCall<{ readonly id: string }>) => ({
  db,
  reader: session.member,
  id,
  now,
});

/** The message centre: the member's mails, and those to many that are theirs too. */
export const mailApi = (api: Api): void => {
  answerMember(api, getUnreadCount, async ({ platform: { db }, session }) => {
    const [row] = await rowsOf<{ unread: number | string }>(db, countUnread(session.member));
    return Number(row?.unread ?? 0);
  });
  answerMember(api, inbox.getInbox, listMails);
  answerMember(api, inbox.getMail, ({ platform: { db }, session, input }) =>
    findMail(db, session.member, input.id, input.language),
  );
  for (const [call, done] of [
    [inbox.readMail, markRead],
    [inbox.deleteMail, markDeleted],
    [inbox.restoreMail, restore],
  ] as const) {
    answerMember(api, call, async (asked) => {
      await done(toMark(asked));
      return {};
    });
  }
  answerMember(api, inbox.readAllMails, async ({ platform: { db }, session, now }) => {
    await db.transaction((tx) => markAllRead(tx, session.member, now));
    return {};
  });
};
