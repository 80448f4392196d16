const AMOUNT = /^(-?)(\d+)\.(\d{2})$/;
const MINOR_PER_MAJOR = 100;

/** A wire amount (`12480.50`) in integer minor units. Throws RangeError on any other text and beyond safe integers. */
export const parseAmount = (amount: string): number => {
  const [, sign, whole, decimals] = AMOUNT.exec(amount) ?? [];
  const minor = Number(whole) * MINOR_PER_MAJOR + Number(decimals);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`"${amount}" is no amount with two decimals.`);
  return sign === '-' && minor !== 0 ? -minor : minor;
};

/** Integer minor units as a wire amount: `1248050` is `12480.50`. Throws RangeError on anything but a safe integer. */
export const toDecimalAmount = (minor: number): string => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount in minor units.`);
  const size = Math.abs(minor);
  const decimals = String(size % MINOR_PER_MAJOR).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / MINOR_PER_MAJOR)}.${decimals}`;
};
