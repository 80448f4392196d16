import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import type { Schedule } from './schedule.ts';

export type Words = Readonly<Record<'EN' | 'TY', string>>;

/** What is won with a stake of 1.00, the stake included, in hundredths. */
export interface Prize {
  readonly key: string;
  readonly name: Words;
  readonly odds: number;
}

/** A way to bet on a draw. Stakes and wins in minor units. */
export interface Play {
  readonly code: string;
  readonly name: Words;
  readonly rule: Words;
  readonly form: 'ordered' | 'combination' | 'choice';
  readonly places: number;
  readonly min: number;
  readonly max: number;
  readonly maxMarks: number;
  /** What can be marked in a choice: each is a prize of its own, by its key. */
  readonly prizes: readonly Prize[];
  /** The two sides of its question, by their keys: what is staked on both is not at risk. */
  readonly opposites?: readonly [string, string];
  /** True: it pays the same in every prize mode, being close to fair already. */
  readonly isSameInModes: boolean;
  /** Which prizes the marks of a line have won, and with how many combinations each. */
  won(marks: readonly (readonly string[])[], drawn: readonly number[]): readonly Won[];
}

export interface Won {
  readonly key: string;
  readonly combinations: number;
}

export interface PlayTab {
  readonly code: string;
  readonly name: Words;
  readonly playType: 'trad' | 'ent';
  readonly plays: readonly Play[];
}

/** What one combination may cost, a time, and win in one order, in minor units. */
export interface StakeLimits {
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxMultiple: number;
  readonly maxWin: number;
}

export interface Lottery {
  /** `gameCode` at the wire; the code of its game in the catalogue. */
  readonly code: string;
  /** Its game in the catalogue, by vendor and name. */
  readonly vendor: string;
  readonly name: string;
  readonly group: string;
  /** The prize modes in which it is sold, each with what it pays in percent of the plays' own odds. */
  readonly modes: Partial<Readonly<Record<PrizeModeCode, number>>>;
  readonly schedule: Schedule;
  /** What a draw draws: so many numbers from `min` to `max`; a distinct one is never drawn twice. */
  readonly draws: { readonly count: number; readonly min: number; readonly max: number; readonly isDistinct: boolean };
  readonly tabs: readonly PlayTab[];
  readonly limits: StakeLimits;
}

/** The play types of its tabs: `trad` first, where it has both. */
export const playTypesOf = ({ tabs }: Lottery): readonly ('trad' | 'ent')[] =>
  (['trad', 'ent'] as const).filter((type) => tabs.some(({ playType }) => playType === type));
