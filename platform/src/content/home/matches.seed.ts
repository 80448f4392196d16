import { addDays, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import { eq } from 'drizzle-orm';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { games } from '../../play/play.public.ts';
import { matches } from './home.tables.ts';

/** A game that matches are bet on. */
const MATCH_GAME = 'Court Kings';
const MAIN_LEAGUE = { EN: 'Island Basketball League', TY: 'Island Basketball League' };
const HARBOUR_CUP = { EN: 'Harbour Cup', TY: 'Harbour Cup' };
const MAIN_PAIR = ['Manila Tides', 'Cebu Kestrels'] as const;
const PAIRS = [
  ['Davao Eagles', 'Iloilo Lanterns'],
  ['Baguio Pines', 'Vigan Bulls'],
  ['Palawan Rays', 'Bohol Tarsiers'],
] as const;
/** The matches of a day, by the hour at which they begin; `turn` keeps two of them apart. The main one is the same every night. */
const SLOTS = [
  { hour: 15, league: MAIN_LEAGUE, turn: 0 },
  { hour: 17.5, league: HARBOUR_CUP, turn: 2 },
  { hour: 19.5, league: MAIN_LEAGUE },
];
const DAYS_AHEAD = 14;

const matchesOf = (day: string, nodeId: string): (typeof matches.$inferInsert)[] => {
  const startsAt = startOfDay(day).getTime();
  const dayNumber = Math.floor(startsAt / DAY_MS);
  return SLOTS.map(({ hour, league, turn }, slot) => {
    const [homeTeam, awayTeam] = (turn !== undefined && PAIRS[(dayNumber + turn) % PAIRS.length]) || MAIN_PAIR;
    return {
      id: `${day}/${slot}`,
      league,
      homeTeam,
      awayTeam,
      nodeId,
      startsAt: new Date(startsAt + hour * HOUR_MS),
    };
  });
};

/** Matches of today and two weeks on, the same for a day every time. */
export const matchesSeed: FeatureSeed = {
  feature: 'matches',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    const [game] = await tx.select({ nodeId: games.nodeId }).from(games).where(eq(games.name, MATCH_GAME));
    if (!game) return;
    const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(dayOf(now), ahead));
    await tx
      .insert(matches)
      .values(days.flatMap((day) => matchesOf(day, game.nodeId)))
      .onConflictDoNothing();
  },
};
