import { webcrypto } from 'node:crypto';
import { forgetLogin, REMEMBERED_LOGIN_KEY, recallLogin, rememberLogin } from './remembered-login.ts';
import { memoryKeyStore } from './testing/fake-key-store.ts';

const LOGIN = { type: 'username', username: 'juan_dc88', password: 'lantern-88 ₱' } as const;

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => localStorage.clear());

describe('remembered login', () => {
  it('comes back as it was', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    expect(await recallLogin(keys)).toEqual(LOGIN);
  });

  it('stores the fields of the specification, the password twice in base64 over a ciphertext', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    const stored = localStorage.getItem(REMEMBERED_LOGIN_KEY) ?? '';
    const saved = JSON.parse(stored);
    expect(saved).toMatchObject({ type: 'username', username: LOGIN.username, countryDialingCode: '' });
    const [salt, inner] = atob(saved.password).split(':');
    expect(salt).not.toBe('');
    expect(atob(inner ?? '')).not.toContain('lantern');
    expect(stored).not.toContain('lantern');
  });

  it('keeps a key that no script can read out', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    expect(keys.key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', keys.key as CryptoKey)).rejects.toThrow();
  });

  it('is the old or the new one, and never lost, when it is asked for while another takes its place', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    const newer = { ...LOGIN, password: 'harbour-89' };
    const replaced = rememberLogin(newer, keys);
    expect([LOGIN, newer]).toContainEqual(await recallLogin(keys));
    await replaced;
    expect(await recallLogin(keys)).toEqual(newer);
  });

  it('is nothing without its key, and is cleared away', async () => {
    await rememberLogin(LOGIN, memoryKeyStore());
    expect(await recallLogin(memoryKeyStore())).toBeNull();
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
  });

  it.each(['{', '{"type":"username"}', '"text"'])('is nothing when the stored text is %s', async (text) => {
    localStorage.setItem(REMEMBERED_LOGIN_KEY, text);
    expect(await recallLogin(memoryKeyStore())).toBeNull();
  });

  it('is nothing when the stored password was changed', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    const saved = JSON.parse(localStorage.getItem(REMEMBERED_LOGIN_KEY) ?? '');
    localStorage.setItem(REMEMBERED_LOGIN_KEY, JSON.stringify({ ...saved, password: btoa('other') }));
    expect(await recallLogin(keys)).toBeNull();
  });

  it('takes the key along when it is forgotten', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    await forgetLogin(keys);
    expect(keys.key).toBeNull();
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
  });

  it('keeps of a login by SMS the number, no code and no key', async () => {
    const keys = memoryKeyStore();
    await rememberLogin(LOGIN, keys);
    const bySms = { type: 'sms', username: '9175550142', countryDialingCode: '63' } as const;
    await rememberLogin(bySms, keys);
    expect(keys.key).toBeNull();
    expect(JSON.parse(localStorage.getItem(REMEMBERED_LOGIN_KEY) ?? '')).toEqual({ ...bySms, password: '' });
    expect(await recallLogin(keys)).toEqual(bySms);
  });

  it('stores nothing where the browser keeps no keys', async () => {
    const keys = { ...memoryKeyStore(), write: () => Promise.reject(new Error('no storage')) };
    await rememberLogin(LOGIN, keys);
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
  });
});
