import {
  deleteMail,
  getInbox,
  getMail,
  readAllMails,
  readMail,
  restoreMail,
} from '@shared-kernel/contracts/member/inbox';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ASKED = { pageNo: 1, pageSize: 20, language: 'EN' } as const;

/** Sends the member a mail from the operator's desk. */
const writeTo = (url: string, username: string, subject: string): Promise<Response> =>
  fetch(`${url}/mail`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      sure: 'yes',
      to: 'one',
      merchant: 'tala',
      username,
      'subject-EN': subject,
      'subject-TY': subject,
      'body-EN': 'For you alone.',
      'body-TY': 'Para sa iyo lang.',
    }),
  });

export const mail: Case = {
  name: 'mail',
  title: 'mail of another member; one mail read, deleted and restored at once at two processes',
  run: async (world, tally, { pick }) => {
    const [first, second] = world.platforms;
    const [owner, stranger] = [await aPlayer(world), await aPlayer(world)];
    const sent = await writeTo(first.url, owner.username, 'A private word');
    tally.held(sent.status < 400, `the desk answered ${sent.status}`);
    const { list } = await owner.client.value(getInbox, ASKED);
    const id = list.find(({ subject }) => subject === 'A private word')?.id ?? '';
    tally.held(id !== '', 'the mail did not come');

    for (const call of [readMail, deleteMail, restoreMail] as const) {
      const { errorCode } = await stranger.client.call(call, { id });
      tally.held(errorCode === 'not.found', `${call.path} of another's mail was answered ${errorCode}`);
    }
    const seen = await stranger.client.call(getMail, { id, language: 'EN' });
    tally.held(seen.errorCode === 'not.found', `another's mail was answered ${seen.errorCode}`);

    const { client: there } = owner.at(second.url);
    for (let turn = 0; turn < pick(3, 20); turn += 1) {
      const answers = await Promise.all(
        [owner.client, there].flatMap((browser) => [
          browser.call(readAllMails, {}),
          browser.call(readMail, { id }),
          browser.call(deleteMail, { id }),
          browser.call(restoreMail, { id }),
        ]),
      );
      for (const { status, errorCode } of answers)
        tally.held(status === 200 || errorCode === 'not.found', `a mark was answered ${status} ${errorCode}`);
    }
    await owner.client.call(restoreMail, { id });
    const after = await there.value(getInbox, ASKED);
    tally.held(after.list.filter((one) => one.id === id).length === 1, 'the mail is not there once');
    const unread = await there.value(getUnreadCount, {});
    tally.held(unread === 0, `${unread} are unread of what was read`);
  },
};
