import { alwaysTheSame } from '../fixtures/always-the-same.ts';

const IS_WHOLE = process.env.PICTURES === 'whole';

/** Of the looks that a page, overlay or state has: all with `PICTURES=whole`, otherwise one, always the same. */
export const looksTaken = <Look>(name: string, looks: readonly Look[]): readonly Look[] =>
  IS_WHOLE ? looks : alwaysTheSame(name, looks);
