import type { Session } from './session.store.ts';
import { STORED } from './stored-names.ts';

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  value.token !== '' &&
  'merchantCode' in value &&
  typeof value.merchantCode === 'string' &&
  'userName' in value &&
  typeof value.userName === 'string' &&
  'type' in value &&
  typeof value.type === 'string' &&
  'firstTimeLogin' in value &&
  typeof value.firstTimeLogin === 'boolean';

/** What a stored text says; null for anything but a whole session. */
export const parseSession = (text: string | null): Session | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

/** The stored session. One that cannot be read counts as signed out and is removed. */
export const readSession = (): Session | null => {
  const text = localStorage.getItem(STORED.session);
  const session = parseSession(text);
  if (text !== null && session === null) localStorage.removeItem(STORED.session);
  return session;
};

export const writeSession = (session: Session): void => {
  const { token, merchantCode, userName, type, firstTimeLogin } = session;
  localStorage.setItem(STORED.session, JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin }));
};
