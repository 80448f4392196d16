import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { Language } from '@shared-kernel/contracts/system/values';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { BookCategory } from './book-categories.ts';
import { MOVES } from './rules/match.ts';
import type { Rates, Sport } from './rules/scores.ts';

/** A match as its day's card has it. */
export interface Fixture {
  readonly id: string;
  readonly category: BookCategory;
  readonly sport: Sport;
  readonly league: Readonly<Record<Language, string>>;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly rates: Rates;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const MATCH_ID = /^\d{4}-\d{2}-\d{2}\.\d+\.\d+$/;

/** An id as `fixturesOf` writes them; the match need not exist. */
export const isMatchId = (id: string): boolean => MATCH_ID.test(id);

/** A side, and how strong it is: 0 is the league's mean. */
type Side = readonly [name: string, strength: number];

interface League {
  readonly category: BookCategory;
  readonly sport: Sport;
  readonly name: string;
  readonly sides: readonly Side[];
  /** When matches begin, in hours of the day. */
  readonly hours: readonly number[];
  readonly minutes: number;
  /** The same pair at the last hour of every day. */
  readonly isLastFixed?: true;
}

const everyHalfHour = (from: number, until: number): readonly number[] =>
  Array.from({ length: (until - from) * 2 }, (_, index) => from + index / 2);

const LEAGUES: readonly League[] = [
  {
    category: 'SPORTS',
    sport: 'basketball',
    name: 'Island Basketball League',
    sides: [
      ['Manila Tides', 3],
      ['Cebu Kestrels', 2],
      ['Davao Eagles', 1],
      ['Iloilo Lanterns', -1],
      ['Baguio Pines', 0],
      ['Vigan Bulls', -2],
      ['Palawan Rays', -3],
      ['Bohol Tarsiers', 0],
    ],
    hours: [15, 17.5, 19.5],
    minutes: 130,
    isLastFixed: true,
  },
  {
    category: 'SPORTS',
    sport: 'football',
    name: 'Harbour Cup',
    sides: [
      ['Subic Anchors', 2],
      ['Batangas Reef', 1],
      ['Zamboanga Sails', 0],
      ['Tacloban Waves', -1],
      ['Laoag Winds', -2],
      ['Dumaguete Corals', 1],
    ],
    hours: [14, 16.5, 20],
    minutes: 115,
  },
  {
    category: 'SPORTS',
    sport: 'football',
    name: 'Northern Premier',
    sides: [
      ['Kelby Rovers', 3],
      ['Aldwick Town', 0],
      ['Stanmoor City', 2],
      ['Thorne United', -2],
      ['Harrow Vale', -1],
      ['Penwick Athletic', 1],
    ],
    hours: [21, 22.5, 23.5],
    minutes: 115,
  },
  {
    category: 'ESPORTS',
    sport: 'esports',
    name: 'Valor Series',
    sides: [
      ['Talim Five', 3],
      ['Quiapo Owls', 1],
      ['Neon Carabao', 0],
      ['Sampaguita GG', -1],
      ['Jeepney Kings', 2],
      ['Habagat', -3],
    ],
    hours: [13, 15, 17, 19, 21],
    minutes: 75,
  },
  {
    category: 'COCKFIGHT',
    sport: 'cockfight',
    name: 'Derby Ring 1',
    sides: [
      ['Hacienda Luntian', 2],
      ['Bukid Amihan', 1],
      ['San Roque Farm', 0],
      ['Pulang Bato', 0],
      ['Mt. Arayat', -1],
      ['Tres Hermanos', -2],
      ['Ilog Ginto', 1],
    ],
    hours: everyHalfHour(10, 23),
    minutes: 12,
  },
];

const RATES: Readonly<Record<Sport, (strength: number) => Rates>> = {
  football: (strength) => [Math.max(60, 150 + 18 * strength), Math.max(60, 118 - 18 * strength)],
  basketball: (strength) => [8650 + 90 * strength, 8450 - 90 * strength],
  esports: (strength) => [50 + 3 * strength, 50 - 3 * strength],
  cockfight: (strength) => [47 + strength, 47 - strength],
};

/** Two sides of a league, another pair each time. */
const pairOf = ({ sides, hours, isLastFixed }: League, day: number, slot: number): readonly [Side, Side] => {
  const isFixed = isLastFixed === true && slot === hours.length - 1;
  const count = sides.length;
  const turn = isFixed ? 0 : day * hours.length + slot;
  const home = isFixed ? 0 : turn % count;
  const apart = isFixed ? 1 : 1 + (Math.floor(turn / count) % (count - 1));
  return [sides[home], sides[(home + apart) % count]] as [Side, Side];
};

const fixturesOf = (league: League, place: number, day: CalendarDay): readonly Fixture[] => {
  const midnight = startOfDay(day).getTime();
  return league.hours.map((hour, slot) => {
    const [home, away] = pairOf(league, Math.floor(midnight / DAY_MS), slot);
    const startsAt = new Date(midnight + hour * HOUR_MS);
    return {
      id: `${day}.${place}.${slot}`,
      category: league.category,
      sport: league.sport,
      league: { EN: league.name, TY: league.name },
      homeTeam: home[0],
      awayTeam: away[0],
      rates: RATES[league.sport](home[1] - away[1]),
      startsAt,
      endsAt: new Date(startsAt.getTime() + league.minutes * MINUTE_MS),
    };
  });
};

const DAYS_BACK = 1;
const DAYS_AHEAD = 6;

/** The matches of some days round an instant, the same for a day every time. */
export const fixturesAround = (now: Date): readonly Fixture[] => {
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => addDays(dayOf(now), index - DAYS_BACK));
  return days.flatMap((day) => LEAGUES.flatMap((league, place) => fixturesOf(league, place, day)));
};

/** So long before a match begins its odds move. */
const MOVES_BEFORE_MS: readonly number[] = [
  ...[120, 72, 48, 36, 24, 12, 6, 3].map((hours) => hours * HOUR_MS),
  ...[60, 30, 10].map((minutes) => minutes * MINUTE_MS),
].slice(0, MOVES);

/** How many moves of a match are due by an instant. */
export const movesDue = (startsAt: Date, at: Date): number =>
  MOVES_BEFORE_MS.filter((before) => startsAt.getTime() - before <= at.getTime()).length;

/** When the odds move after so many moves; null: they do not any more. */
export const nextMoveAt = (startsAt: Date, made: number): Date | null => {
  const before = MOVES_BEFORE_MS[made];
  return before === undefined ? null : new Date(startsAt.getTime() - before);
};
