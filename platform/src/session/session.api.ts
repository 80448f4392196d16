import { eq } from 'drizzle-orm';
import * as contract from 'shared-kernel/contracts/session';
import { type Api, answer, answerMember } from '../http/answer.ts';
import { logIn } from './login.ts';
import { sessionEnd } from './open-session.ts';
import { publicEncryptionKey } from './sealed-body.ts';
import { sessions } from './session.tables.ts';
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
