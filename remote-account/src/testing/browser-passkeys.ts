import type { startPasskey, startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

/** What the platform asks of a device: to make one, and to sign. */
export const TO_MAKE: ValueOf<typeof startPasskey> = {
  rp: { id: 'tala.example', name: 'Tala' },
  user: { id: 'dQ', name: 'maria', displayName: 'maria' },
  challenge: 'Y2g',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
};
export const TO_PROVE: ValueOf<typeof startPasskeyLogin> = {
  challenge: 'Y2g',
  rpId: 'tala.example',
  timeout: 300_000,
  userVerification: 'required',
};

/** What of a passkey the platform is sent: of the browser's own, which the tests' DOM has not. */
export const MADE = { id: 'made', response: { clientDataJSON: 'asked', attestationObject: 'key' } };
export const PROVED = {
  id: 'made',
  response: { clientDataJSON: 'asked', authenticatorData: 'data', signature: 'sign' },
};

/** The tests' browser has passkeys, or none. */
export const setPasskeys = (isThere: boolean): void => {
  if (isThere) Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  else Reflect.deleteProperty(window, 'PublicKeyCredential');
};

/** How a browser says that the player said no, or that the device has a passkey already. */
export const saidNo = (name: 'NotAllowedError' | 'InvalidStateError'): Error =>
  Object.assign(new Error(name), { name });
