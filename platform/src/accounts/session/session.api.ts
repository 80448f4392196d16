import type { login } from '@shared-kernel/contracts/account/session';
import * as contract from '@shared-kernel/contracts/account/session';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type AuditEvent, auditAside } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { eq } from '../../database/orm.ts';
import { type Api, answer, answerMember, type Call } from '../../http/answer.ts';
import { publicEncryptionKey } from '../../http/keys/encryption-keys.ts';
import { auditRateLimit } from '../../http/limits/rate-limit.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { LOGIN_LIMITS, logIn } from './login.ts';
import { nameTried } from './login-name.ts';
import { startTrialAccount, TRIAL_LIMITS } from './start-trial.ts';

type Login = (call: Call<ParsedInputOf<typeof login>>) => Promise<ValueOf<typeof login>>;

/** What a refused login is in the audit, by its code. That a captcha is asked for follows from the failure before it. */
const EVENTS: Readonly<Record<string, AuditEvent>> = {
  'login.failed': 'login.failed',
  'captcha.wrong': 'login.captcha-wrong',
  'rate.limited': 'login.limited',
  'user.disabled': 'login.disabled',
};

/** What anybody can bring about as often as they like. */
const FLOODS: readonly AuditEvent[] = ['login.limited', 'login.captcha-wrong'];

/** Keeps each refusal of a login; one that succeeds is kept with the session that it opens (`open-session.ts`). */
const audited =
  (logIn: Login): Login =>
  async (call) => {
    try {
      return await logIn(call);
    } catch (error) {
      const event = error instanceof PlatformError ? EVENTS[error.code] : undefined;
      if (event !== undefined) {
        const { platform, merchant, input, now } = call;
        const name = nameTried(input);
        const keep = FLOODS.includes(event) ? auditRateLimit : auditAside;
        await keep(platform.db, { event, at: now, merchant: merchant.baseCode, name });
      }
      throw error;
    }
  };

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
