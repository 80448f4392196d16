import { parseAmount } from 'shared-kernel/format';
import type { Channel } from './api/calls.ts';

/** Of a percentage in hundredths. */
const WHOLE = 10_000;

/** What a channel keeps of an amount (minor units), as the platform reckons it. */
export const feeOf = ({ feePercent, feeFixed }: Pick<Channel, 'feePercent' | 'feeFixed'>, amount: number): number =>
  Math.min(amount, Math.floor((amount * parseAmount(feePercent)) / WHOLE) + parseAmount(feeFixed));

/** What costs nothing needs no line that says so twice. */
export const hasFee = ({ feePercent, feeFixed }: Pick<Channel, 'feePercent' | 'feeFixed'>): boolean =>
  parseAmount(feePercent) > 0 || parseAmount(feeFixed) > 0;
