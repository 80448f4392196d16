import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import { FOUR_DIGITS, PAIRS, SIX_DIGITS, THREE_DIGITS } from './digit-tabs.ts';
import type { Lottery, Play, PlayTab, StakeLimits, Words } from './lottery.ts';
import { FIVE_OF_35, KENO, SIX_OF_42 } from './pick-tabs.ts';

const SECOND_MS = 1000;
/** A daily draw takes no orders in its last ten minutes, a quick one in its last fifteen seconds. */
const DAILY_CUT_OFF_MS = 600 * SECOND_MS;
const QUICK_CUT_OFF_MS = 15 * SECOND_MS;

const daily = (...times: readonly string[]) => ({ times, cutOffMs: DAILY_CUT_OFF_MS });
const every = (minutes: number) => ({ everyMinutes: minutes, cutOffMs: QUICK_CUT_OFF_MS });

/** ₱1.00 to ₱1,000.00 a combination, 99 times at most, and a win of at most ₱500,000.00. */
const DIGIT_LIMITS: StakeLimits = { minStake: 100, maxStake: 100_000, maxMultiple: 99, maxWin: 50_000_000 };
/** ₱5.00 to ₱100.00, with first prizes of millions. */
const JACKPOT_LIMITS: StakeLimits = { minStake: 500, maxStake: 10_000, maxMultiple: 20, maxWin: 2_000_000_000 };

const digits = (count: number) => ({ count, min: 0, max: 9, isDistinct: false });

/** The classic table pays what lotteries of the state pay, the electronic one more than half as much again. */
const CLASSIC = { Lott: 100, Elott: 160 };
const ELECTRONIC = { Elott: 160 };

/** The groups of a menu, in their order. */
export const LOTTERY_GROUPS: readonly { readonly code: string; readonly name: Words }[] = [
  { code: 'quick', name: { EN: 'Every few minutes', TY: 'Kada ilang minuto' } },
  { code: 'digits', name: { EN: 'Daily digits', TY: 'Digit araw-araw' } },
  { code: 'lotto', name: { EN: 'Big prizes', TY: 'Malalaking premyo' } },
];

/** Every lottery, in the order of lists. Names are the catalogue's, the same in both languages. */
export const LOTTERIES: readonly Lottery[] = [
  {
    code: 'mini-swertres',
    vendor: 'TCG_LOTTO_VN',
    name: 'Mini Swertres',
    group: 'quick',
    modes: ELECTRONIC,
    schedule: every(3),
    draws: digits(3),
    tabs: THREE_DIGITS,
    limits: DIGIT_LIMITS,
  },
  {
    code: 'mini-4d',
    vendor: 'TCG_LOTTO_VN',
    name: 'Mini 4D',
    group: 'quick',
    modes: ELECTRONIC,
    schedule: every(5),
    draws: digits(4),
    tabs: FOUR_DIGITS,
    limits: DIGIT_LIMITS,
  },
  {
    code: 'bola-draw',
    vendor: 'TCG_LOTTO_VN',
    name: 'Bola Draw',
    group: 'quick',
    modes: { Elott: 100 },
    schedule: every(10),
    draws: { count: 5, min: 1, max: 35, isDistinct: true },
    tabs: FIVE_OF_35,
    limits: JACKPOT_LIMITS,
  },
  {
    code: 'visayas-numero',
    vendor: 'LOTT',
    name: 'Visayas Numero',
    group: 'digits',
    modes: CLASSIC,
    schedule: daily('11:00', '16:00', '21:00'),
    draws: { count: 2, min: 1, max: 31, isDistinct: false },
    tabs: PAIRS,
    limits: DIGIT_LIMITS,
  },
  {
    code: 'luzon-3d',
    vendor: 'LOTT',
    name: 'Luzon 3D',
    group: 'digits',
    modes: CLASSIC,
    schedule: daily('14:00', '17:00', '21:00'),
    draws: digits(3),
    tabs: THREE_DIGITS,
    limits: DIGIT_LIMITS,
  },
  {
    code: 'luzon-4d',
    vendor: 'LOTT',
    name: 'Luzon 4D',
    group: 'digits',
    modes: CLASSIC,
    schedule: daily('14:00', '21:00'),
    draws: digits(4),
    tabs: FOUR_DIGITS,
    limits: { ...DIGIT_LIMITS, maxWin: 200_000_000 },
  },
  {
    code: 'davao-6d',
    vendor: 'LOTT',
    name: 'Davao 6D',
    group: 'lotto',
    modes: CLASSIC,
    schedule: daily('21:00'),
    draws: digits(6),
    tabs: SIX_DIGITS,
    limits: JACKPOT_LIMITS,
  },
  {
    code: 'lotto-6-plus',
    vendor: 'LOTT',
    name: 'Lotto 6 Plus',
    group: 'lotto',
    modes: CLASSIC,
    schedule: daily('21:00'),
    draws: { count: 6, min: 1, max: 42, isDistinct: true },
    tabs: SIX_OF_42,
    limits: JACKPOT_LIMITS,
  },
  {
    code: 'fast-pick-3',
    vendor: 'TCG_SEA',
    name: 'Fast Pick 3',
    group: 'quick',
    modes: { SEA: 150 },
    schedule: every(5),
    draws: digits(3),
    tabs: THREE_DIGITS,
    limits: DIGIT_LIMITS,
  },
  {
    code: 'davao-4d',
    vendor: 'TCG_SEA',
    name: 'Davao 4D',
    group: 'digits',
    modes: { SEA: 150 },
    schedule: every(60),
    draws: digits(4),
    tabs: FOUR_DIGITS,
    limits: { ...DIGIT_LIMITS, maxWin: 200_000_000 },
  },
  {
    code: 'ember-keno',
    vendor: 'TALA',
    name: 'Ember Keno',
    group: 'quick',
    modes: { ZY: 100 },
    schedule: every(2),
    draws: { count: 10, min: 1, max: 40, isDistinct: true },
    tabs: KENO,
    limits: DIGIT_LIMITS,
  },
];

const BY_CODE = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const lotteryOf = (code: string): Lottery | undefined => BY_CODE.get(code);

export const lotteriesIn = (mode: PrizeModeCode): readonly Lottery[] =>
  LOTTERIES.filter(({ modes }) => modes[mode] !== undefined);

/** What each prize of a play pays in a mode, in hundredths of the stake, by its key. */
export const oddsIn = (lottery: Lottery, mode: PrizeModeCode, play: Play): Readonly<Record<string, number>> => {
  const percent = play.isSameInModes ? 100 : (lottery.modes[mode] ?? 0);
  return Object.fromEntries(play.prizes.map(({ key, odds }) => [key, Math.floor((odds * percent) / 100)]));
};

/** The most that one combination can win in a mode with the least stake, in minor units. */
export const topPrizeOf = (lottery: Lottery, mode: PrizeModeCode): number => {
  const plays = lottery.tabs.flatMap((tab) => tab.plays);
  const odds = plays.flatMap((play) => Object.values(oddsIn(lottery, mode, play)));
  const { minStake, maxWin } = lottery.limits;
  return Math.min(maxWin, Math.floor((Math.max(...odds) * minStake) / 100));
};

/** A play of a lottery by its code, with how it is played. */
export const playOf = (lottery: Lottery, code: string): { readonly play: Play; readonly tab: PlayTab } | undefined => {
  for (const tab of lottery.tabs) {
    const play = tab.plays.find((one) => one.code === code);
    if (play) return { play, tab };
  }
  return undefined;
};
