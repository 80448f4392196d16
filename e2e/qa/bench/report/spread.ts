export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

export const showSpread = ({ median: middle, min, max }: Spread, digits = 0): string =>
  min === max ? middle.toFixed(digits) : `${middle.toFixed(digits)} [${min.toFixed(digits)}–${max.toFixed(digits)}]`;
