import { toDecimal } from '../../ledger/money.ts';

/** An amount of an event, in minor units as text, as a mail writes it. */
export const inPesos = (amountMinor: string): string => `₱${toDecimal(BigInt(amountMinor))}`;
