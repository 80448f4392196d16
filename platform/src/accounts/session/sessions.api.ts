import * as contract from '@shared-kernel/contracts/account/sessions';
import * as alerts from '@shared-kernel/contracts/account/sign-in-alerts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, ne, sql } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { type LiveSession, livesAt } from '../../identity/find-session.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { partnerSites } from '../partner-sites/partner-sites.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** Logins from new devices are told to a member no more. */
    'login-alerts.off': { readonly memberId: number };
  }
}

/** Nobody looks through more; the newest are what a stranger's would be among. */
const SESSIONS_SHOWN = 50;

/** A member's live sessions, the one that asks first, then the latest used. */
const listSessions = async (db: Database, { member, tokenHash }: LiveSession, now: Date) => {
  const found = await db
    .select({ session: sessions, origins: partnerSites.origins })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .leftJoin(partnerSites, eq(sql`${partnerSites.id}::text`, sessions.partnerSite))
    .where(and(eq(sessions.memberId, member.id), livesAt(now)))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastSeenAt))
    .limit(SESSIONS_SHOWN);
  return found.map(({ session, origins }) => {
    const page = origins?.[0];
    return {
      ...session,
      isCurrent: session.tokenHash === tokenHash,
      ...(page !== undefined && { affiliatePage: new URL(page).host }),
    };
  });
};

/** An id of the list; anything else is no session, and asking for it ends none. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const endOthers = ({ platform, session, now }: MemberCall<unknown>, only?: string): Promise<number> => {
  const others = { by: 'elsewhere', at: now, except: session.tokenHash } as const;
  return endSessions(platform.db, session.member.id, only === undefined ? others : { ...others, only });
};

/** What a member sees of his sessions, and ends: his own only, whatever id is sent. */
export const sessionsApi = (api: Api): void => {
  answerMember(api, contract.getSessions, async ({ platform, session, now }) => {
    const found = await listSessions(platform.db, session, now);
    const sessions = found.map(({ id, isCurrent, browser, system, network, affiliatePage, startedAt, lastSeenAt }) => ({
      id,
      isCurrent,
      ...(browser === null ? {} : { browser }),
      ...(system === null ? {} : { system }),
      ...(network === null ? {} : { network }),
      ...(affiliatePage && { affiliatePage }),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { sessions };
  });

  answerMember(api, contract.endSession, async (call) => ({
    ended: ID.test(call.input.id) ? await endOthers(call, call.input.id) : 0,
  }));
  answerMember(api, contract.endOtherSessions, async (call) => ({ ended: await endOthers(call) }));

  answerMember(api, alerts.getSignInAlerts, async ({ platform, session }) => {
    const [member] = await platform.db
      .select({ isOn: members.hasSignInAlerts })
      .from(members)
      .where(eq(members.id, session.member.id));
    return { isOn: member?.isOn ?? true };
  });
  answerMember(api, alerts.setSignInAlerts, async ({ platform, session, input: { isOn }, now }) => {
    const { id: memberId, merchant } = session.member;
    await platform.db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ hasSignInAlerts: isOn })
        .where(and(eq(members.id, memberId), ne(members.hasSignInAlerts, isOn)))
        .returning({ id: members.id });
      if (changed.length === 0) return;
      await audit(tx, { event: 'login-alerts.changed', at: now, merchant, memberId, details: { isOn } });
      if (!isOn) await publishEvent(tx, 'login-alerts.off', { memberId }, now);
    });
    return { isOn };
  });
};
