import { type Infer, object, oneOf, safeParse, string } from '@shared-kernel/contracts/schema';
import { browserKeyStore, type KeyStore } from './key-store.ts';

const SALT = 'remembered-login';
const SEPARATOR = ':';

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The specification's form of a remembered password: base64 twice, with a salt. Only ever over a ciphertext. */
const encodeTwice = (ciphertext: Uint8Array): string => btoa(`${SALT}${SEPARATOR}${toBase64(ciphertext)}`);

/** Undoes `encodeTwice`; null if the text was not made by it. */
const decodeTwice = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const [salt, inner] = atob(text).split(SEPARATOR);
    return salt === SALT && inner !== undefined ? fromBase64(inner) : null;
  } catch {
    return null;
  }
};

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
const sealPassword = async (keys: KeyStore, password: string): Promise<string> => {
  const key = (await keys.read()) ?? (await makeKey(keys));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, new TextEncoder().encode(password));
  return encodeTwice(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
};

/** The password back, or null when the key is gone or the text was changed. */
const openPassword = async (keys: KeyStore, stored: string): Promise<string | null> => {
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

/** Where the saved login lies in local storage (specification: accounts §3, "Stored in the browser"). */
export const REMEMBERED_LOGIN_KEY = 'rememberedLogin';

const savedLogin = object({
  type: oneOf(['username', 'sms']),
  username: string(),
  password: string(),
  countryDialingCode: string(),
});
type SavedLogin = Infer<typeof savedLogin>;

export interface RememberedPassword {
  readonly type: 'username';
  readonly username: string;
  readonly password: string;
}

/** Of a login by SMS the number alone: a code is good once. */
export interface RememberedNumber {
  readonly type: 'sms';
  readonly username: string;
  readonly countryDialingCode: string;
}

export type RememberedLogin = RememberedPassword | RememberedNumber;

const parseSaved = (text: string | null): SavedLogin | null => {
  if (text === null) return null;
  try {
    const parsed = safeParse(savedLogin, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

const toSaved = async (login: RememberedLogin, keys: KeyStore): Promise<SavedLogin> => {
  if (login.type === 'username')
    return { ...login, password: await sealPassword(keys, login.password), countryDialingCode: '' };
  await keys.remove().catch(() => undefined);
  return { ...login, password: '' };
};

/** Keeps a login for the next visit. Where the browser offers no key storage nothing is kept: never a bare password. */
export const rememberLogin = async (login: RememberedLogin, keys: KeyStore = browserKeyStore): Promise<void> => {
  try {
    localStorage.setItem(REMEMBERED_LOGIN_KEY, JSON.stringify(await toSaved(login, keys)));
  } catch {
    localStorage.removeItem(REMEMBERED_LOGIN_KEY);
  }
};

/** Removes the saved login and its key. */
export const forgetLogin = async (keys: KeyStore = browserKeyStore): Promise<void> => {
  localStorage.removeItem(REMEMBERED_LOGIN_KEY);
  await keys.remove().catch(() => undefined);
};

/** The saved login, or null. One that cannot be opened any more is removed. */
export const recallLogin = async (keys: KeyStore = browserKeyStore): Promise<RememberedLogin | null> => {
  const saved = parseSaved(localStorage.getItem(REMEMBERED_LOGIN_KEY));
  if (saved === null) return null;
  const { type, username, countryDialingCode } = saved;
  if (type === 'sms') return { type, username, countryDialingCode };
  const password = await openPassword(keys, saved.password).catch(() => null);
  if (password === null) await forgetLogin(keys);
  return password === null ? null : { type, username, password };
};
