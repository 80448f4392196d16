import type { Player } from '../../world/players.ts';

export interface Played {
  /** Of each round that was answered, in ms. */
  readonly times: readonly number[];
  readonly refused: number;
  readonly seconds: number;
}

/**
 * Rounds as fast as they are answered, so many at once. The players take turns, since the platform lets none play faster
 * than hands do: each of them has one round at a time.
 */
export const playTogether = async (players: readonly Player[], atOnce: number, seconds: number): Promise<Played> => {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const endsAt = started + seconds * 1000;
  const play = async (own: readonly Player[]): Promise<void> => {
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const answer = await own[turn % own.length]?.round();
      if (answer?.status === 200) times.push(answer.ms);
      else refused += 1;
    }
  };
  await Promise.all(
    Array.from({ length: atOnce }, (_, place) => play(players.filter((_player, index) => index % atOnce === place))),
  );
  return { times, refused, seconds: (performance.now() - started) / 1000 };
};

export const together = (parts: readonly Played[]): Played => ({
  times: parts.flatMap(({ times }) => times),
  refused: parts.reduce((sum, { refused }) => sum + refused, 0),
  seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
});

export const perSecond = ({ times, seconds }: Played): number => times.length / seconds;

export const p99Of = ({ times }: Played): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
