import { randomInt } from 'node:crypto';

/** Whether something happens that happens so many times in a hundred. */
export const happens = (percent: number): boolean => randomInt(100) < percent;

/** Whole numbers from the one to the other, both among them. */
export const between = (least: number, most: number): number => randomInt(least, most + 1);

export const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[randomInt(values.length)] ?? values[0];
