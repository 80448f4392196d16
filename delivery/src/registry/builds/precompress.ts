import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller than one packet anyway: a second file would only cost disk. */
const WORTH_COMPRESSING_BYTES = 1024;
const COMPRESSIBLE = /\.(?:js|mjs|css|html|json|svg|txt|xml|wasm|ttf|otf|ico)$/;
/** Only developer tools fetch these, and they are the largest files: not worth minutes of brotli. */
const NEVER = /\.map$/;

/** Writes `<file>.br` and `<file>.gz` beside a text file, at the best quality: it is done once for each release. */
export const precompress = async (path: string): Promise<void> => {
  if (!COMPRESSIBLE.test(path) || NEVER.test(path)) return;
  const bytes = await readFile(path);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  const brotliOptions = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: brotliOptions }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
};
