import { endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Dice } from './dice.ts';

/** What one member does on one day, before money is known. */
export interface DayPlan {
  readonly sessionStart: Date;
  readonly sessionEnd: Date;
  readonly bets: readonly PlannedBet[];
}

export interface PlannedBet {
  readonly at: Date;
  readonly stake: bigint;
  /** Payout in hundredths of the stake. */
  readonly multiplier: bigint;
  readonly isVoid: boolean;
}

/** How lively a member is. */
export interface Habit {
  readonly active: number;
  readonly betting: number;
  readonly betsMax: number;
  readonly stakes: readonly bigint[];
}

const REGULAR: Habit = {
  active: 0.44,
  betting: 0.76,
  betsMax: 4,
  stakes: [100n, 200n, 500n, 500n, 1000n, 2000n, 5000n],
};
const KEEN: Habit = {
  active: 0.95,
  betting: 0.95,
  betsMax: 14,
  stakes: [1000n, 2000n, 5000n, 10_000n, 50_000n, 100_000n],
};
export const HABITS = { regular: REGULAR, keen: KEEN };

/** Share of rounds, in thousandths, and what they pay in hundredths of the stake: about 93 % comes back. */
const PAYOUTS: readonly (readonly [share: number, multiplier: bigint])[] = [
  [700, 0n],
  [90, 50n],
  [80, 150n],
  [60, 300n],
  [40, 500n],
  [24, 1000n],
  [6, 2500n],
];
const VOID_CHANCE = 0.008;
const VISIT_MINUTES_MAX = 75;

const multiplier = (dice: Dice): bigint => {
  let roll = dice.int(1, 1000);
  for (const [share, pays] of PAYOUTS) {
    roll -= share;
    if (roll <= 0) return pays;
  }
  return 0n;
};

/** Most visits fall between noon and midnight. */
const visitStart = (day: string, until: Date, dice: Dice): Date => {
  const start = startOfDay(day).getTime();
  const share = Math.max(dice.int(0, 1000), dice.int(0, 1000)) / 1000;
  return new Date(start + Math.floor((until.getTime() - start) * share * 0.98));
};

/** The plan of a day up to `now`, or undefined when the member stays away. */
export const planDay = (day: string, now: Date, habit: Habit, dice: Dice): DayPlan | undefined => {
  if (!dice.chance(habit.active)) return undefined;
  const until = new Date(Math.min(now.getTime(), endOfDay(day).getTime()) - MINUTE_MS);
  if (until <= startOfDay(day)) return undefined;
  const sessionStart = visitStart(day, until, dice);
  const sessionEnd = new Date(
    Math.min(sessionStart.getTime() + dice.int(4, VISIT_MINUTES_MAX) * MINUTE_MS, until.getTime()),
  );
  const count = dice.chance(habit.betting) ? dice.int(1, habit.betsMax) : 0;
  const span = sessionEnd.getTime() - sessionStart.getTime();
  const times = Array.from(
    { length: count },
    () => new Date(sessionStart.getTime() + Math.floor((span * dice.int(1, 999)) / 1000)),
  );
  times.sort((a, b) => a.getTime() - b.getTime());
  const bets = times.map((at) => ({
    at,
    stake: dice.pick(habit.stakes),
    multiplier: multiplier(dice),
    isVoid: dice.chance(VOID_CHANCE),
  }));
  return { sessionStart, sessionEnd, bets };
};
