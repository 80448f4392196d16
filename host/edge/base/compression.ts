type Encoding = 'br' | 'gzip';
type Compressor = (body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
export type Compressors = Readonly<Partial<Record<Encoding, Compressor>>>;

const PREFERENCE: readonly Encoding[] = ['br', 'gzip'];

const gzip: Compressor = async (body) => {
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** True if an `Accept-Encoding` value takes the encoding; `q=0` refuses it. */
export const acceptsEncoding = (accepted: string | null, encoding: Encoding): boolean =>
  (accepted ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

interface Compressed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding | null;
}

/** A body that is compressed once for each encoding, on first use. */
export const createCompressible = (text: string, compressors: Compressors = {}) => {
  const plain = new TextEncoder().encode(text);
  const available: Compressors = { gzip, ...compressors };
  const made = new Map<Encoding, Promise<Compressed>>();

  const make = (encoding: Encoding, compress: Compressor): Promise<Compressed> => {
    const existing = made.get(encoding);
    if (existing !== undefined) return existing;
    const compressed = compress(plain).then((body): Compressed => ({ body, encoding }));
    made.set(encoding, compressed);
    return compressed;
  };

  return async (accepted: string | null): Promise<Compressed> => {
    for (const encoding of PREFERENCE) {
      const compress = available[encoding];
      if (compress !== undefined && acceptsEncoding(accepted, encoding)) return make(encoding, compress);
    }
    return { body: plain, encoding: null };
  };
};
