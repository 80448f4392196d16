import type { KeyStore } from '../key-store.ts';

/** A key in memory, for tests: their browser has no database. */
export const memoryKeyStore = (): KeyStore & { key: CryptoKey | null } => ({
  key: null,
  read() {
    return Promise.resolve(this.key);
  },
  write(key) {
    this.key = key;
    return Promise.resolve();
  },
  remove() {
    this.key = null;
    return Promise.resolve();
  },
});
