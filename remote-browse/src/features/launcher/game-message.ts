/** What a game tells the page around it. */
export const GAME_MESSAGES = ['game.ready', 'game.balance', 'game.round-settled'] as const;
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** A frame in a sandbox without its origin calls itself this. */
const OPAQUE_ORIGIN = 'null';

interface Sender {
  readonly frame: Window | null | undefined;
  readonly gameUrl: string;
}

const isGameMessage = (value: unknown): value is GameMessage => GAME_MESSAGES.some((name) => name === value);

/** The message, if it comes from the game's own frame and origin and is one of ours; undefined for anything else. */
export const readGameMessage = (event: MessageEvent<unknown>, { frame, gameUrl }: Sender): GameMessage | undefined => {
  if (frame === null || frame === undefined || event.source !== frame) return undefined;
  if (event.origin !== OPAQUE_ORIGIN && event.origin !== new URL(gameUrl, location.href).origin) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return isGameMessage(data.type) ? data.type : undefined;
};
