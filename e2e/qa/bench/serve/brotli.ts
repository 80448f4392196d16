import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Quality 5 is what a server does on the fly, 11 what a build does once. */
export const brotli = async (body: Uint8Array, quality = 5): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
