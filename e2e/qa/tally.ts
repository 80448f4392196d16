/** What a case tried, and what of it held. */
export interface Outcome {
  readonly tried: number;
  readonly held: number;
  /** What was not held, in words; the first ones. */
  readonly faults: readonly string[];
  /** Measured, for the table: times, counts, ratios. */
  readonly figures: readonly string[];
}

const FAULTS_KEPT = 5;

export interface Tally {
  /** Counts one try. `fault` says what was seen when it did not hold. */
  readonly held: (isHeld: boolean, fault: string) => void;
  readonly figure: (text: string) => void;
  readonly outcome: () => Outcome;
}

export const createTally = (): Tally => {
  let tried = 0;
  let held = 0;
  const faults: string[] = [];
  const figures: string[] = [];
  return {
    held: (isHeld, fault) => {
      tried += 1;
      if (isHeld) held += 1;
      else if (faults.length < FAULTS_KEPT) faults.push(fault);
    },
    figure: (text) => {
      figures.push(text);
    },
    outcome: () => ({ tried, held, faults, figures }),
  };
};
