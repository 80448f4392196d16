import { useLocation } from 'react-router-dom';

/** What a visitor wanted of a game when the login came between. */
export type GameWish = 'play' | 'favourite';

interface WantedGame {
  readonly wantedGame: string;
  /** To play it, unless said. */
  readonly wish?: GameWish;
  /** The address of its art. */
  readonly art?: string;
}

const isWantedGame = (state: unknown): state is WantedGame =>
  typeof state === 'object' && state !== null && 'wantedGame' in state && typeof state.wantedGame === 'string';

/**
 * The state of a link that wants something of a game, so that the login page can say what it is for. It goes with the history's
 * entry and not with the address: nobody can write a sentence onto the login page by a link.
 */
export const wantedGame = (name: string, wish: GameWish = 'play', art?: string): WantedGame => ({
  wantedGame: name,
  wish,
  ...(art !== undefined && { art }),
});

/** The name of the game that was tapped before the visitor was sent to this page; undefined on every other way here. */
export const useWantedGame = (): string | undefined => {
  const { state } = useLocation();
  return isWantedGame(state) ? state.wantedGame : undefined;
};

/** What was wanted of that game; undefined on every other way here. */
export const useGameWish = (): GameWish | undefined => {
  const { state } = useLocation();
  if (!isWantedGame(state)) return undefined;
  return state.wish === 'favourite' ? 'favourite' : 'play';
};

/** The address of that game's art; undefined where the link did not say it. */
export const useWantedArt = (): string | undefined => {
  const { state } = useLocation();
  return isWantedGame(state) && typeof state.art === 'string' ? state.art : undefined;
};
