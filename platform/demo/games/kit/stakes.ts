/** In minor units, ascending. */
export const STAKES: readonly number[] = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Percent of a stake as an amount in minor units. Throws when it is not a whole number, which no stake on offer causes. */
export const amountOf = (percent: number, stakeMinor: number): number => {
  const hundredths = percent * stakeMinor;
  if (hundredths % 100 !== 0) throw new RangeError(`${percent} % of ${stakeMinor} is not a whole amount.`);
  return hundredths / 100;
};
