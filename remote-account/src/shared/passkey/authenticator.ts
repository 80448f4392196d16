import type { startPasskey, startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { ApiError } from 'shared-kernel/api';

/** How the browser says no (Web Authentication §5), in the codes that a page knows. */
const CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'passkey.cancelled',
  AbortError: 'passkey.cancelled',
  InvalidStateError: 'passkey.taken',
};

const refusalOf = (cause: unknown): ApiError => {
  const code = (cause instanceof Error && CODES[cause.name]) || 'passkey.unheard';
  return new ApiError({ code, status: 0, message: 'The authenticator has not answered.', cause });
};

/** Comes with the first press: no page without one pays for it. */
const library = () => import('@simplewebauthn/browser');

const KIND = 'public-key';
/** The device is unlocked by its owner, whatever the platform asks for. */
const UNLOCKED = { userVerification: 'required' } as const;

/** Asks the device for a passkey. Throws an `ApiError`: `passkey.cancelled`, `passkey.taken`, `passkey.unheard`. */
export const makePasskey = async (asked: ValueOf<typeof startPasskey>) => {
  const optionsJSON = {
    ...asked,
    pubKeyCredParams: asked.pubKeyCredParams.map(({ alg }) => ({ type: KIND, alg }) as const),
    excludeCredentials: asked.excludeCredentials.map(({ id }) => ({ type: KIND, id }) as const),
    authenticatorSelection: { residentKey: 'required', ...UNLOCKED },
    attestation: 'none',
  } as const;
  try {
    return await (await library()).startRegistration({ optionsJSON });
  } catch (error) {
    throw refusalOf(error);
  }
};

/** Asks the device to sign with a passkey that it has. Throws as `makePasskey`. */
export const provePasskey = async (asked: ValueOf<typeof startPasskeyLogin>) => {
  try {
    return await (await library()).startAuthentication({ optionsJSON: { ...asked, ...UNLOCKED } });
  } catch (error) {
    throw refusalOf(error);
  }
};
