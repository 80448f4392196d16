import { HOUR_MS } from '@shared-kernel/node/durations';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { requestScope } from '../log/request-scope.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import { publishEvent } from '../outbox/outbox.ts';
import { deviceOf } from './device.ts';
import { members } from './members.tables.ts';
import { networkOf } from './network.ts';
import { sessions } from './sessions.tables.ts';
import { hashToken, newToken } from './tokens.ts';

declare module '../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has signed in where neither the browser nor the address was known. */
    'session.new-place': {
      readonly memberId: number;
      readonly browser: string | null;
      readonly system: string | null;
      readonly network: string | null;
    };
  }
}

const ownerOf = async (db: Database, memberId: number) => {
  const [owner] = await db
    .select({ merchant: merchants.code, hours: merchants.sessionHours })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (!owner) throw new Error(`A session is opened for member ${memberId}, who does not exist.`);
  return owner;
};

/** Starts a session, with the browser that asks for it, and returns its token, which is known to the caller only. */
export const openSession = async (
  db: Database,
  memberId: number,
  now: Date,
  { isNewPlace = false }: { readonly isNewPlace?: boolean } = {},
): Promise<string> => {
  const token = newToken();
  const { merchant, hours } = await ownerOf(db, memberId);
  const caller = requestScope();
  const device = { ...deviceOf(caller?.userAgent), network: networkOf(caller?.address) };
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId,
      startedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      ...device,
    });
    if (isNewPlace) await publishEvent(tx, 'session.new-place', { memberId, ...device }, now);
    await audit(tx, { event: 'login.ok', at: now, merchant, memberId });
  });
  return token;
};
