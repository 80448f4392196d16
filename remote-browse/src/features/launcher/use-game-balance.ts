import { useEffect, useState } from 'react';
import { useBalance } from 'shared-kernel/member';

/** A round with free spins takes less; after that the server is asked, whatever the game says. */
export const GAME_WORD_MS = 30_000;

interface GameWord {
  readonly amount: string;
  /** When the game said that the round is over; undefined while it goes on. */
  readonly settledAt: number | undefined;
}

/**
 * One balance on the screen: while a round goes on, the bar shows what the game shows, which the server would run ahead of.
 * Once the round is over the server's next answer counts, and it counts for everything but this bar at any time.
 */
export const useGameBalance = (askServer: () => void) => {
  const [word, setWord] = useState<GameWord>();
  const { dataUpdatedAt } = useBalance();

  useEffect(() => {
    if (word === undefined || word.settledAt !== undefined) return;
    const timer = setTimeout(() => {
      setWord(undefined);
      askServer();
    }, GAME_WORD_MS);
    return () => clearTimeout(timer);
  }, [word, askServer]);

  const isOver = word?.settledAt !== undefined && dataUpdatedAt > word.settledAt;
  return {
    /** What the bar shows in place of the server's last answer; undefined: that answer. */
    shown: isOver ? undefined : word?.amount,
    show: (amount: string) => setWord({ amount, settledAt: undefined }),
    settle: () => setWord((before) => before && { ...before, settledAt: Date.now() }),
    forget: () => setWord(undefined),
  };
};
