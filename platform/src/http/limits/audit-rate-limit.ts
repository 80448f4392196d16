import { type AuditFact, auditAside } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { hashToken } from '../../identity/tokens.ts';
import { requestScope } from '../../log/request-scope.ts';
import { countTry, type Limit } from './rate-limit.ts';

/** Of what any number can be asked for, the audit keeps so many from one source: it cannot be filled from outside. */
const KEPT_OF_SOURCE: Limit = { count: 10, windowMs: 15 * 60_000 };

/** Keeps a refusal that anybody can bring about as often as they like (`auditAside`), unless enough of them are kept. */
export const auditRateLimit = async (db: Database, fact: AuditFact): Promise<void> => {
  const caller = requestScope();
  const visitor = caller?.visitor === undefined ? 'nobody' : hashToken(caller.visitor);
  const subject = `audit/${fact.event}/${caller?.address ?? visitor}`;
  const isKept = await countTry(db, subject, KEPT_OF_SOURCE, fact.at).then(
    () => true,
    () => false,
  );
  if (isKept) await auditAside(db, fact);
};
