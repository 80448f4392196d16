import { type Infer, object, oneOf, safeParse, string } from '@shared-kernel/contracts/schema';
import { browserKeyStore, type KeyStore } from './key-store.ts';
import { openPassword, sealPassword } from './password-cipher.ts';

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
