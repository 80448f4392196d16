import { int, object, optional, rows, string, text, unknown } from '@shared-kernel/contracts/schema';
import { instant, PASSWORD_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { sessionValue } from './session.ts';

/** Characters of a passkey's name, and how many passkeys a member may have. */
export const PASSKEY_NAME_MAX = 40;
export const PASSKEYS_MAX = 10;

/** Characters of what an authenticator says, in base64url. */
const SAID_MAX = 8192;
/** A credential's id has at most 1023 bytes (Web Authentication §4). */
const ID_MAX = 1364;

const name = text(PASSKEY_NAME_MAX);
const id = text(36);

const passkey = object({
  /** Names the passkey in this list and opens nothing. */
  id: string(),
  name: string(),
  addedAt: instant,
  /** Absent while nobody has logged in with it. */
  usedAt: optional(instant),
});

/** The house's own calls: the specification has no passkeys (an addition beside passwords). */
export const getPasskeys = defineEndpoint({
  summary: 'The passkeys that open the member’s account',
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'session',
  input: object({}),
  value: object({ passkeys: rows(passkey) }),
});

/** Asks for the login password again. The options are good once, for five minutes, in the same browser and session. */
export const startPasskey = defineEndpoint({
  summary: 'What an authenticator must be told to make a passkey for the member',
  method: 'POST',
  path: '/wps/member/passkeys/start',
  access: 'session',
  errors: { 'password.wrong': 409, 'passkey.limit': 409 },
  input: object({ password: text(PASSWORD_MAX) }),
  value: object({
    rp: object({ id: string(), name: string() }),
    user: object({ id: string(), name: string(), displayName: string() }),
    challenge: string(),
    pubKeyCredParams: rows(object({ type: string(), alg: int() })),
    timeout: int(),
    excludeCredentials: rows(object({ id: string(), type: string() })),
    authenticatorSelection: object({ residentKey: string(), userVerification: string() }),
    attestation: string(),
  }),
});

/** `passkey.taken` where the authenticator has one that opens an account already. */
export const addPasskey = defineEndpoint({
  summary: 'Keep the passkey that an authenticator has made',
  method: 'POST',
  path: '/wps/member/passkeys/add',
  access: 'session',
  errors: { 'passkey.failed': 400, 'passkey.limit': 409, 'passkey.taken': 409 },
  input: object({
    name,
    credential: object({
      id: text(ID_MAX),
      response: object({ clientDataJSON: text(SAID_MAX), attestationObject: text(SAID_MAX) }),
    }),
  }),
  value: passkey,
});

export const renamePasskey = defineEndpoint({
  summary: 'Give one of the member’s passkeys another name',
  method: 'POST',
  path: '/wps/member/passkeys/rename',
  access: 'session',
  input: object({ id, name }),
  value: unknown(),
});

export const removePasskey = defineEndpoint({
  summary: 'Take a passkey away: it opens nothing any more; one that is gone already is no error',
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  access: 'session',
  input: object({ id }),
  value: unknown(),
});

/** The same for everybody: no name is asked, and the answer tells nobody apart. */
export const startPasskeyLogin = defineEndpoint({
  summary: 'What an authenticator must be told to prove who is there',
  method: 'POST',
  path: '/wps/session/passkey/start',
  access: 'public',
  input: object({}),
  value: object({ challenge: string(), rpId: string(), timeout: int(), userVerification: string() }),
});

/** `passkey.failed` for one that is unknown, was taken away, or does not hold: they are answered alike. */
export const logInByPasskey = defineEndpoint({
  summary: 'Log in with a passkey',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'public',
  errors: { 'passkey.failed': 401 },
  input: object({
    credential: object({
      id: text(ID_MAX),
      response: object({
        clientDataJSON: text(SAID_MAX),
        authenticatorData: text(SAID_MAX),
        signature: text(SAID_MAX),
      }),
    }),
  }),
  value: sessionValue,
});

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Inputs that the platform's own seed answers. */
export const examples = {
  startPasskey: { password: 'Lantern-2026' } satisfies InputOf<typeof startPasskey>,
  addPasskey: {
    name: 'My phone',
    credential: { id: 'y2hI', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  } satisfies InputOf<typeof addPasskey>,
  renamePasskey: { id: NOBODYS, name: 'My phone' } satisfies InputOf<typeof renamePasskey>,
  removePasskey: { id: NOBODYS } satisfies InputOf<typeof removePasskey>,
  logInByPasskey: {
    credential: { id: 'y2hI', response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'MEQ' } },
  } satisfies InputOf<typeof logInByPasskey>,
};
