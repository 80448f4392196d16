import { PlatformError } from '../../base/platform-error.ts';
import type { DemoGame } from './framework.ts';
import type { RoundAsk } from './play-round.ts';

/** A round as its game understands it. Fails with `request.invalid` for a stake or a choice that the game does not offer. */
export const readAsk = (
  game: DemoGame,
  { stake, idempotencyKey, choice: raw }: { stake: number; idempotencyKey: string; choice?: unknown },
): RoundAsk => {
  if (game.shared) throw new PlatformError('request.invalid', 'The rounds of this game are played at its table.');
  if (game.seated) throw new PlatformError('request.invalid', 'The rounds of this game are played in its room.');
  if (!game.stakes.includes(stake))
    throw new PlatformError('request.invalid', `The stakes of this game are ${game.stakes.join(', ')} (minor units).`);
  const choice = game.readChoice?.(raw);
  const isWhole = game.readChoice ? choice !== undefined : raw === undefined;
  if (!isWhole) throw new PlatformError('request.invalid', 'This game has no such choice.');
  return { stakeMinor: game.stakeOf?.(choice, stake) ?? stake, choice, idempotencyKey };
};
