/** @import { ShownSlip } from './types.d.ts' */

/** @typedef {Pick<ShownSlip['legs'][number], 'odds' | 'state'>} PayingLeg */

const WHOLE = 200n;

/** What a leg makes of its stake, in two-hundredths; an open one wins. @param {PayingLeg} leg */
const factorOf = ({ odds, state }) => {
  const whole = 2n * BigInt(odds);
  const factors = {
    open: whole,
    won: whole,
    halfWon: (whole + WHOLE) / 2n,
    push: WHOLE,
    void: WHOLE,
    halfLost: WHOLE / 2n,
    lost: 0n,
  };
  return factors[state];
};

/** The most that a slip can still pay, reckoned and rounded down as the server does. @param {number} stake @param {readonly PayingLeg[]} legs */
export const mostOf = (stake, legs) =>
  Number(legs.reduce((amount, leg) => amount * factorOf(leg), BigInt(stake)) / WHOLE ** BigInt(legs.length));
