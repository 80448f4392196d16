import type { KeyStore } from './key-store.ts';
import { decodeTwice, encodeTwice } from './salted-encoding.ts';

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const NONCE_BYTES = 12;

const makeKey = async (keys: KeyStore): Promise<CryptoKey> => {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, ['encrypt', 'decrypt']);
  await keys.write(key);
  return key;
};

/**
 * Seals a password with a key that cannot leave this browser. One that is there stays: what another tab or a moment ago has
 * sealed can be opened until the new text is in its place.
 */
export const sealPassword = async (keys: KeyStore, password: string): Promise<string> => {
  const key = (await keys.read()) ?? (await makeKey(keys));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, new TextEncoder().encode(password));
  return encodeTwice(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
};

/** The password back, or null when the key is gone or the text was changed. */
export const openPassword = async (keys: KeyStore, stored: string): Promise<string | null> => {
  const bytes = decodeTwice(stored);
  const key = await keys.read();
  if (bytes === null || key === null) return null;
  try {
    const iv = bytes.slice(0, NONCE_BYTES);
    const opened = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes.slice(NONCE_BYTES));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
};
