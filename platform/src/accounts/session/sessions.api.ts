import * as contract from '@shared-kernel/contracts/account/sessions';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { endSessions } from '../../identity/end-sessions.ts';
import { listSessions } from '../../identity/list-sessions.ts';

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
    const sessions = found.map(({ id, isCurrent, browser, system, network, startedAt, lastSeenAt }) => ({
      id,
      isCurrent,
      ...(browser === null ? {} : { browser }),
      ...(system === null ? {} : { system }),
      ...(network === null ? {} : { network }),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { sessions };
  });

  answerMember(api, contract.endSession, async (call) => ({
    ended: ID.test(call.input.id) ? await endOthers(call, call.input.id) : 0,
  }));
  answerMember(api, contract.endOtherSessions, async (call) => ({ ended: await endOthers(call) }));
};
