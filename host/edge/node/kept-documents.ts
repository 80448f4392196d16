import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bucket, BucketError } from 'delivery/registry';

const DOCUMENT = /^releases\/[\w-]+\/\d[\w.+-]*\/(?:release|signatures)\.json$/;

/** A bucket of which a folder keeps the release documents that were read: a server starts anew while the bucket is away. */
export const keepDocuments = (bucket: Bucket, folder: string): Bucket => {
  const keep = async (file: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  return {
    ...bucket,
    read: async (key) => {
      if (!DOCUMENT.test(key)) return bucket.read(key);
      const file = join(folder, key);
      try {
        const found = await bucket.read(key);
        // What cannot be kept is missed only by a server that starts anew at a bad moment.
        if (found !== null) await keep(file, found.bytes).catch(() => undefined);
        return found;
      } catch (error) {
        const bytes = error instanceof BucketError ? await readFile(file).catch(() => null) : null;
        if (bytes === null) throw error;
        return { bytes, etag: '' };
      }
    },
  };
};
