import type { login } from '@shared-kernel/contracts/account/session';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type AuditEvent, auditAside } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { auditFlood } from '../../http/limits/audit-flood.ts';
import { nameTried } from './login-name.ts';

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
export const audited =
  (logIn: Login): Login =>
  async (call) => {
    try {
      return await logIn(call);
    } catch (error) {
      const event = error instanceof PlatformError ? EVENTS[error.code] : undefined;
      if (event !== undefined) {
        const { platform, merchant, input, now } = call;
        const name = nameTried(input);
        const keep = FLOODS.includes(event) ? auditFlood : auditAside;
        await keep(platform.db, { event, at: now, merchant: merchant.baseCode, name });
      }
      throw error;
    }
  };
