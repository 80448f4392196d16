const MINOR_PER_MAJOR = 100n;

/** `1248050n` (centavos) → `12480.50`, as the specification shows amounts. */
export const toDecimal = (minor: bigint): string => {
  const size = minor < 0n ? -minor : minor;
  return `${minor < 0n ? '-' : ''}${size / MINOR_PER_MAJOR}.${String(size % MINOR_PER_MAJOR).padStart(2, '0')}`;
};

/** A rate in hundredths of a percent, as the wire spells it in percent: `0.45`. */
export const rateText = (rate: number): string => toDecimal(BigInt(rate));

/** `12345600n` (centavos) → `₱123,456.00`. */
export const toPesos = (minor: bigint): string => `₱${toDecimal(minor).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** `0.1`, `0.75`, `12` → minor units; undefined when it is not an amount of at most two decimals. */
export const toMinor = (decimal: string): bigint | undefined => {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal);
  return match ? BigInt(match[1] ?? 0) * MINOR_PER_MAJOR + BigInt((match[2] ?? '').padEnd(2, '0')) : undefined;
};
