/** Keeps the key of the remembered login between visits. Injected, so that the rules can be tested without a database. */
export interface KeyStore {
  read(): Promise<CryptoKey | null>;
  write(key: CryptoKey): Promise<void>;
  remove(): Promise<void>;
}

const DATABASE = 'account';
const STORE = 'keys';
const KEY_NAME = 'remembered-login';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

const inStore = async <Value>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

const isCryptoKey = (value: unknown): value is CryptoKey =>
  typeof value === 'object' && value !== null && 'extractable' in value;

/** IndexedDB can hold a key that no script can read out: the browser stores the handle, not the bytes. */
export const browserKeyStore: KeyStore = {
  read: async () => {
    const found: unknown = await inStore('readonly', (store) => store.get(KEY_NAME));
    return isCryptoKey(found) ? found : null;
  },
  write: async (key) => {
    await inStore('readwrite', (store) => store.put(key, KEY_NAME));
  },
  remove: async () => {
    await inStore('readwrite', (store) => store.delete(KEY_NAME));
  },
};
