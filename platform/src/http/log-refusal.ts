import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createSampling } from '@shared-kernel/node/sampling';
import type { Context } from 'hono';
import { whoAsks } from '../base/who-asks.ts';
import { log } from '../log/log.ts';
import { requestScope } from '../log/request-scope.ts';

/** Who is not let in, not allowed, or looks for what is not there. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 404]);
/** In the audit, with a line of its own (`accounts/session/session.api.ts`); a captcha follows from the failure before it. */
const AUDITED: ReadonlySet<string> = new Set(['login.failed', 'captcha.required', 'captcha.wrong']);
const PATH_CHARACTERS = 200;

/** Rate limit of a process for these lines: a long scan of addresses must not fill the disk. */
export const REFUSALS_A_MINUTE = 600;
const sampling = createSampling({
  limit: REFUSALS_A_MINUTE,
  windowMs: MINUTE_MS,
  onDropped: (_, left) => log({ level: 'warn', event: 'refusals.thinned', left }),
});

/** Says who was refused what, without a word of what he sent but the path. */
export const logRefusal = ({ req }: Context, status: number, code: string): void => {
  if (!LOGGED.has(status) || AUDITED.has(code) || !sampling.admits('refusals', Date.now())) return;
  const asked = { method: req.method, path: req.path.slice(0, PATH_CHARACTERS) };
  const memberId = requestScope()?.memberId;
  log({ level: 'warn', event: 'request.refused', ...asked, status, code, memberId, ...whoAsks() });
};
