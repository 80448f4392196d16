import type { Pointers } from '@shared-kernel/contracts/release/release';
import { formatRecord, hashOf, historyOf } from '../live/history.ts';
import { keepRecord } from '../live/history-records.ts';
import { RegistryError } from '../release-name.ts';
import type { NumberedDocuments, ReleaseStore } from '../release-store.ts';
import { HISTORY_FOLDER, numbersIn, ROOTS_FOLDER } from '../store/numbered-files.ts';
import type { RegistryKeys } from '../store/places.ts';
import { formatPointers, NO_POINTERS, POINTERS_FILE, parsePointers } from '../store/pointers-document.ts';
import { type ChangeOptions, nextPointers } from '../store/pointers-file.ts';
import type { Bucket } from './bucket.ts';

const textOf = async (bucket: Bucket, key: string): Promise<string | null> =>
  (await bucket.read(key))?.bytes.toString('utf8') ?? null;

/** `<folder>/<number>.json`, each created once. */
const numberedObjectsIn = (bucket: Bucket, folder: string): NumberedDocuments => {
  const at = (number: number): string => `${folder}/${number}.json`;
  return {
    list: async () => numbersIn((await bucket.list(`${folder}/`)).map(({ key }) => key.slice(folder.length + 1))),
    read: (number) => textOf(bucket, at(number)),
    create: (number, text) => bucket.create(at(number), text),
  };
};

/** The roots of a registry's bucket, by version. */
export const rootsOfBucket = (bucket: Bucket): NumberedDocuments => numberedObjectsIn(bucket, ROOTS_FOLDER);

/** Whether pointers are these, or follow them. */
const hasRecord = (pointers: Pointers, { head }: Pointers): boolean =>
  historyOf(pointers).some((record) => hashOf(formatRecord(record)) === head);

/** Of writers at the same moment one is first, so the last of so many comes through. */
const ROUNDS = 100;

interface PointersObject extends Pick<ReleaseStore, 'history' | 'readPointers' | 'changePointers'> {
  /**
   * Makes every writer that has read the pointers before begin anew, by other bytes of the same document. Returns the pointers
   * that are in force from then on.
   */
  fence(): Promise<Pointers>;
}

/** The pointer document of a registry's bucket: a writer replaces the one that it has read, or begins anew with the one that came between. */
export const pointersObjectIn = (bucket: Bucket, keys: RegistryKeys, options: ChangeOptions = {}): PointersObject => {
  const history = numberedObjectsIn(bucket, HISTORY_FOLDER);
  const where = `${bucket.address}: ${POINTERS_FILE}`;
  const parse = (text: string): Pointers => parsePointers(text, where, keys.trustedPointersKeys);
  const read = async () => {
    const found = await bucket.read(POINTERS_FILE);
    if (found === null) return { pointers: NO_POINTERS, text: null, etag: null };
    const text = found.bytes.toString('utf8');
    return { pointers: parse(text), text, etag: found.etag };
  };
  const write = (text: string, etag: string | null): Promise<boolean> =>
    etag === null ? bucket.create(POINTERS_FILE, text) : bucket.replace(POINTERS_FILE, text, etag);
  const busy = (): RegistryError => new RegistryError(`${where}: others change it all the time. Nothing was done.`);
  return {
    history,
    readPointers: async () => (await read()).pointers,
    changePointers: async (action, change) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { pointers, etag } = await read();
        const next = await nextPointers(history, pointers, { action, change, keys, options });
        if (options.isDryRun === true) return next;
        await keepRecord(history, pointers);
        // Refused may also be a request that was sent again because its answer was lost: then its record is there.
        if ((await write(formatPointers(next), etag)) || hasRecord((await read()).pointers, next)) {
          await keepRecord(history, next);
          return next;
        }
      }
      throw busy();
    },
    fence: async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { pointers, text, etag } = await read();
        if (text === null || etag === null) return pointers;
        if (await write(text.endsWith('\n\n') ? text.slice(0, -1) : `${text}\n`, etag)) return pointers;
      }
      throw busy();
    },
  };
};
