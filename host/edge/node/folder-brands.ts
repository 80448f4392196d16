import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandFolder, BrandPicture, BrandSource } from '../base/brand-source.ts';
import type { LogEntry } from '../base/edge-deps.ts';

/** Time between two checks of a folder. */
const CHECK_MS = 1000;
const NAME = /^[a-z][a-z0-9-]*$/;
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
/** The site's own brands. */
export const BRANDS_FOLDER = fileURLToPath(new URL('../../brands', import.meta.url));

const ROOT_RULE = /:root\s*\{([^{}]*)\}/;

const read = (folder: string, file: string): Promise<Buffer | null> => readFile(join(folder, file)).catch(() => null);

const readPictures = async (folder: string): Promise<[string, BrandPicture][]> => {
  const files = await readdir(join(folder, 'pictures')).catch(() => []);
  const known = files.toSorted().filter((file) => TYPES[extname(file)] !== undefined);
  return Promise.all(
    known.map(async (file) => [
      file,
      { bytes: new Uint8Array(await readFile(join(folder, 'pictures', file))), type: TYPES[extname(file)] ?? '' },
    ]),
  );
};

const readBrand = async (folder: string): Promise<BrandFolder | null> => {
  const mark = await read(folder, 'mark.svg');
  if (mark === null) return null;
  const css = (await read(folder, 'tokens.css'))?.toString() ?? '';
  const tokens = ROOT_RULE.exec(css)?.[1]?.trim() ?? '';
  const pictures = await readPictures(folder);
  const hash = createHash('sha256').update(mark).update(css);
  for (const [name, { bytes }] of pictures) hash.update(name).update(bytes);
  return {
    mark: mark.toString(),
    tokens,
    pictures: new Map(pictures),
    revision: hash.digest('base64url').slice(0, 12),
  };
};

/** Time of the folder's last change. Null: there is no such folder. */
const changedAt = async (folder: string): Promise<string | null> => {
  const places = [folder, ...['mark.svg', 'tokens.css', 'pictures'].map((name) => join(folder, name))];
  const times = await Promise.all(
    places.map((place) =>
      stat(place).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return times[0] === 0 ? null : times.join(' ');
};

interface Held {
  readonly mark: string | null;
  readonly brand: BrandFolder | null;
  readonly checkAt: number;
}

/** Reads brands from a folder of folders, each checked at most once a second: a new brand needs no restart. */
export const folderBrands = (root: string, log: (entry: LogEntry) => void): BrandSource => {
  const held = new Map<string, Held>();
  return async (name) => {
    const known = held.get(name);
    if (known !== undefined && Date.now() < known.checkAt) return known.brand;
    if (!NAME.test(name)) return null;
    const folder = join(root, name);
    const mark = await changedAt(folder);
    const brand =
      known !== undefined && known.mark === mark
        ? known.brand
        : await readBrand(folder).catch((error: unknown) => {
            log({ level: 'error', event: 'brand.unreadable', detail: `${name}: ${String(error)}` });
            return known?.brand ?? null;
          });
    if (mark !== null || known !== undefined) held.set(name, { mark, brand, checkAt: Date.now() + CHECK_MS });
    return brand;
  };
};
