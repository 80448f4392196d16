/** What a chip can be laid on, from the dearest to the cheapest. A theme gives each its drawing. */
export const WHEEL_KINDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
export type WheelKind = (typeof WHEEL_KINDS)[number];

/**
 * How many chips one chip on a kind becomes, itself included. Times the kind's segments it is 48 for every kind, so every
 * bet, and every mix of bets, returns 48 of 50.
 */
export const MULTIPLIERS: Readonly<Record<WheelKind, number>> = {
  first: 48,
  second: 16,
  third: 12,
  fourth: 8,
  fifth: 4,
  sixth: 2,
};

/** The wheel as it is printed: a digit a segment, clockwise from the top, the end joined to the beginning. */
const PRINTED = '15646563656465626564656365646562656365646562656463';

const kindOf = (digit: string): WheelKind => {
  const kind = WHEEL_KINDS[Number(digit) - 1];
  if (!kind) throw new Error(`The wheel has a sign that no kind stands for: "${digit}".`);
  return kind;
};

export const SEGMENTS: readonly WheelKind[] = [...PRINTED].map(kindOf);

export const segmentsOf = (kind: WheelKind): number => SEGMENTS.filter((printed) => printed === kind).length;
