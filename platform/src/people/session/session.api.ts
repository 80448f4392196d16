import { eq } from 'drizzle-orm';
import * as contract from 'shared-kernel/contracts/session';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import { publicEncryptionKey } from '../../http/sealed-body.ts';
import { sessionEnd } from '../../identity/open-session.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { logIn } from './login.ts';
import { startTrialAccount } from './start-trial.ts';

export const sessionApi = (api: Api): void => {
  answer(api, contract.getEncryptionKey, ({ platform }) => publicEncryptionKey(platform.db));
  answer(api, contract.login, logIn);
  answer(api, contract.startTrial, startTrialAccount);

  answerMember(api, contract.logout, async ({ platform, session, now }) => {
    await platform.db.update(sessions).set({ endedAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
    return {};
  });

  answerMember(api, contract.renewSession, async ({ platform, session, now }) => {
    await platform.db
      .update(sessions)
      .set({ expiresAt: sessionEnd(now), lastSeenAt: now })
      .where(eq(sessions.tokenHash, session.tokenHash));
    return { userName: session.member.username, customerType: session.member.type };
  });
};
