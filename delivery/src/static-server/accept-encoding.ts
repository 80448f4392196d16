/** Encodings that are stored beside the files, best first: the order decides between equal q-values. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Encoding = (typeof ENCODINGS)[number];

const quality = (parameters: readonly string[]): number => {
  const written = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  if (written === undefined) return 1;
  const value = Number(written.slice(written.indexOf('=') + 1));
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0;
};

const qualities = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').flatMap((entry): [string, number][] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return name === '' ? [] : [[name.toLowerCase().replace(/^x-gzip$/, 'gzip'), quality(parameters)]];
    }),
  );

/**
 * Which of the stored encodings to answer with; null for the plain bytes. Follows RFC 9110 §12.5.3: q-values, `*`,
 * and q=0 for "never". Plain bytes win only when the client prefers them.
 */
export const negotiate = (header: string | undefined, stored: readonly Encoding[]): Encoding | null => {
  if (header === undefined) return null;
  const asked = qualities(header);
  const of = (name: string): number => asked.get(name) ?? asked.get('*') ?? 0;
  const plain = asked.get('identity') ?? 0;
  const acceptable = stored.filter(({ name }) => of(name) > 0 && of(name) >= plain);
  return acceptable.reduce<Encoding | null>(
    (best, encoding) => (best === null || of(encoding.name) > of(best.name) ? encoding : best),
    null,
  );
};
