import { boolean, int, object, optional, rows, string, text } from '@shared-kernel/contracts/schema';
import { instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** The house's own calls: the specification has none for the sessions of an account (ASVS 3.3.3, 3.3.4). */
export const getSessions = defineEndpoint({
  summary: 'Where the member is signed in: this session first, then the latest used',
  method: 'GET',
  path: '/wps/session/list',
  access: 'session',
  input: object({}),
  value: object({
    sessions: rows(
      object({
        /** Names the session in this list and opens nothing. */
        id: string(),
        isCurrent: boolean(),
        /** Families, as `Chrome` and `Android`; absent where the browser does not say. */
        browser: optional(string()),
        system: optional(string()),
        /** The address, shortened to its network: `203.0.113.*`. */
        network: optional(string()),
        /** Host name of the affiliate's page in which it is; absent for the member's own login. */
        affiliatePage: optional(string()),
        startedAt: instant,
        lastSeenAt: instant,
      }),
    ),
  }),
});

export const endSession = defineEndpoint({
  summary: 'End one of the other sessions; one that has ended already is no error',
  method: 'POST',
  path: '/wps/session/end',
  access: 'session',
  input: object({ id: text(36) }),
  value: object({ ended: int() }),
});

export const endOtherSessions = defineEndpoint({
  summary: 'End every session but this one',
  method: 'POST',
  path: '/wps/session/end-others',
  access: 'session',
  input: object({}),
  value: object({ ended: int() }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  endSession: { id: '00000000-0000-4000-8000-000000000000' } satisfies InputOf<typeof endSession>,
};
