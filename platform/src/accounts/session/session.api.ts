import * as contract from '@shared-kernel/contracts/account/session';
import { eq } from 'drizzle-orm';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import { publicEncryptionKey } from '../../http/keys/encryption-keys.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { audited } from './audited-login.ts';
import { LOGIN_LIMITS, logIn } from './login.ts';
import { startTrialAccount, TRIAL_LIMITS } from './start-trial.ts';

export const sessionApi = (api: Api): void => {
  answer(api, contract.getEncryptionKey, async ({ platform, now }) => ({
    ...(await publicEncryptionKey(platform.db)),
    serverTime: now.toISOString(),
  }));
  answer(api, contract.login, audited(logIn), { limits: LOGIN_LIMITS });
  answer(api, contract.startTrial, startTrialAccount, { limits: TRIAL_LIMITS });

  answerMember(api, contract.getTrialUser, async ({ session: { member } }) => {
    if (!member.isTrial) throw new PlatformError('not.found', 'This is no trial account.');
    return { userName: member.username };
  });

  answerMember(api, contract.logout, async ({ platform, session, now }) => {
    await endSessions(platform.db, session.member.id, { by: 'member', at: now, only: session.id });
    return {};
  });

  answerMember(api, contract.renewSession, async ({ platform, session, now }) => {
    await platform.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
    return { userName: session.member.username, customerType: session.member.type };
  });
};
