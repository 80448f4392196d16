import { randomUUID } from 'node:crypto';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { between, happens, oneOf } from '../dice.ts';
import { fromFrame, type Member } from '../member.ts';
import type { SoakWorld } from '../soak-world.ts';
import { telling } from '../staff.ts';

interface BookAnswer {
  readonly matches: readonly {
    readonly id: string;
    readonly markets: readonly {
      readonly picks: readonly { readonly pick: string; readonly odds: number | null }[];
    }[];
  }[];
}

interface PlacedSlip {
  readonly betNo: string;
  readonly odds: readonly number[];
}

const CATEGORIES = ['sports', 'esports', 'cockfight'] as const;
/** There are matches of some days only. */
const END_PERCENT = 3;

const anyOf = <Value>([first, ...others]: readonly Value[]): Value | undefined =>
  first === undefined ? undefined : oneOf([first, ...others]);

/** One pick on each of up to three matches. */
const someLegs = ({ matches }: BookAnswer) => {
  const chosen = Array.from({ length: between(1, 3) }, () => anyOf(matches));
  return [...new Set(chosen)].flatMap((match) => {
    const offered = anyOf(match?.markets.flatMap(({ picks }) => picks) ?? []);
    return match && offered?.odds ? [{ matchId: match.id, pick: offered.pick, odds: offered.odds }] : [];
  });
};

/** A slip on matches ahead; now and then one of them ends at once, while others bet on it. */
export const slip = async (soak: Soak, world: SoakWorld, member: Member): Promise<void> => {
  const category = oneOf(CATEGORIES);
  const { value: offer } = await untilAnswered(soak, 'slip', fromFrame<BookAnswer>(member, category, '/book?lang=EN'));
  const legs = someLegs(offer);
  const [first] = legs;
  if (!first) return;
  const [idempotencyKey, stake] = [randomUUID(), 500 * between(1, 6)];
  const ask = { legs, stake, accept: oneOf(['same', 'better', 'any']), idempotencyKey };
  const calls = fromFrame<PlacedSlip>(member, category, '/slips', ask);
  const reply = await submit(soak, 'slip', calls, ({ betNo, odds }) => [betNo, odds]);
  if (!isDone(reply)) return;
  soak.book.openBets.set(idempotencyKey, { username: member.username, stake, ends: ['settled', 'void'] });
  if (!happens(END_PERCENT)) return;
  const whistle = telling(world, 'match', { matchId: first.matchId, until: 'end' });
  await Promise.all([untilAnswered(soak, 'slip', whistle), untilAnswered(soak, 'slip', whistle)]);
};
