import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Release } from '@shared-kernel/contracts/release/release';
import { BILL_FILE } from '../../supply-chain/bill-of-materials.ts';
import { ignoreOccupied } from '../builds/lasting-files.ts';

/** Beside the releases, outside every folder that is served: whoever reads the sources has the registry. */
export const MAPS_FOLDER = 'maps';
const STORED = '.map.gz';

const compress = promisify(gzip);
const expand = promisify(gunzip);

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Keeps the source maps that a build made of its files, and its bill of materials, in the place of those that an
 * unfinished publishing left.
 */
export const keepMaps = async (release: Release, build: string, target: string): Promise<void> => {
  const temporary = join(dirname(target), `.${randomUUID()}`);
  await mkdir(temporary, { recursive: true });
  try {
    for (const file of Object.keys(release.files)) {
      const map = await readIfThere(join(build, `${file}.map`));
      if (map === null) continue;
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file + STORED), await compress(map));
    }
    const bill = await readIfThere(join(build, BILL_FILE));
    if (bill !== null) await writeFile(join(temporary, BILL_FILE), bill);
    await rm(target, { recursive: true, force: true });
    // Where it is there again, another one publishes the same build at this moment, with the same maps.
    await rename(temporary, target).catch(ignoreOccupied);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

/** Name of a file's source map as it is kept. */
export const mapOf = (file: string): string => file + STORED;

/** A kept source map, as JSON. */
export const expandMap = async (stored: Buffer): Promise<string> => (await expand(stored)).toString('utf8');

/** The source map of a release's file, as JSON; null: the build made none. */
export const readMap = async (folder: string, file: string): Promise<string | null> => {
  const stored = await readIfThere(join(folder, mapOf(file)));
  return stored === null ? null : expandMap(stored);
};
