import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createSampling } from '@shared-kernel/node/sampling';
import { shortHash, whoAsks } from '../base/who-asks.ts';
import type { Database } from '../database/database.ts';
import { log } from '../log/log.ts';
import { requestScope } from '../log/request-scope.ts';
import { auditEvents } from './audit.tables.ts';

/** What is kept, and how its line in the log is marked: `warn` is what someone was refused. */
const LEVELS = {
  'login.ok': 'info',
  'login.failed': 'warn',
  'login.limited': 'warn',
  'login.captcha-wrong': 'warn',
  'login.disabled': 'warn',
  'social.linked': 'info',
  'social.unlinked': 'info',
  'social.failed': 'warn',
  'passkey.added': 'info',
  'passkey.removed': 'info',
  'passkey.failed': 'warn',
  'partner.added': 'info',
  'partner.changed': 'info',
  'partner.removed': 'info',
  'partner.failed': 'warn',
  'limit.reached': 'warn',
  'session.ended': 'info',
  'password.changed': 'info',
  'password.failed': 'warn',
  'payment-password.changed': 'info',
  'payment-password.failed': 'warn',
  'payment-password.locked': 'warn',
  'email.changed': 'info',
  'payee-name.set': 'info',
  'mobile.proved': 'info',
  'email.proved': 'info',
  'login-alerts.changed': 'info',
  'bank-account.added': 'info',
  'bank-account.changed': 'info',
  'member.registered': 'info',
  'member.changed': 'info',
  'member.unblocked': 'info',
  'game.launched': 'info',
  'deposit-limit.changed': 'info',
  'play-limit.changed': 'info',
  'exclusion.taken': 'info',
  'deposit.decided': 'info',
  'withdrawal.decided': 'info',
  'transfer.sent': 'info',
  'rebate.changed': 'info',
  'reward.granted': 'info',
  'promotion.changed': 'info',
  'member.moved': 'info',
  'commission.held-back': 'info',
  'commission.released': 'info',
  'mission.changed': 'info',
  'mail.broadcast': 'info',
  'mail.sent': 'info',
  'feedback.answered': 'info',
  'chat.answered': 'info',
  'referral.decided': 'info',
  'control.used': 'info',
} as const;

export type AuditEvent = keyof typeof LEVELS;

export const AUDIT_EVENTS = Object.keys(LEVELS) as readonly AuditEvent[];

export interface AuditFact {
  readonly event: AuditEvent;
  readonly at: Date;
  readonly merchant?: string;
  readonly memberId?: number;
  /** A username that was typed and may be nobody's: only its hash is kept, since people type passwords there too. */
  readonly name?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Keeps a fact with who asked; inside a transaction it stands or falls with what it tells of. Also a line of the log. */
export const audit = async (db: Database, fact: AuditFact): Promise<void> => {
  const { event, at, merchant, memberId, name, details = {} } = fact;
  const nameHash = name === undefined ? undefined : shortHash(`${merchant}/${name}`);
  const known = { merchant, memberId, nameHash, ...whoAsks() };
  await db.insert(auditEvents).values({ event, at, ...known, requestId: requestScope()?.requestId, details });
  log({ ...details, level: LEVELS[event], event: `security.${event}`, ...known });
};

/** Rate limit of a process for refusals in the audit: a long password attack must not fill the table. */
export const ASIDE_A_MINUTE = 600;
const sampling = createSampling({
  limit: ASIDE_A_MINUTE,
  windowMs: MINUTE_MS,
  onDropped: (_, left) => log({ level: 'warn', event: 'audit.thinned', left }),
});

/**
 * The same for an answer that does not depend on the audit, such as a refusal: a failed write is logged. Above the rate limit
 * events are counted, not stored.
 */
export const auditAside = async (db: Database, fact: AuditFact): Promise<void> => {
  if (!sampling.admits('audit', fact.at.getTime())) return;
  try {
    await audit(db, fact);
  } catch (error) {
    log({ level: 'error', event: 'audit.not-kept', fact: fact.event }, error);
  }
};
