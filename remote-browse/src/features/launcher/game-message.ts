import {
  type Infer,
  literal,
  object,
  oneOf,
  optional,
  regex,
  safeParse,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { type GameSound, keptSound } from 'shared-kernel/sound';

/** Of the words between a game and the site. A game that names none speaks the first. */
const VERSION = 1;

/**
 * What a game says. `game.hello`: answered with `site.hello`, so that it knows of somebody who listens. `game.ready`: it shows itself.
 * `game.balance`: what it shows as the balance. `game.round-settled`: money has moved. `game.launch-wanted`,
 * `game.leave-wanted`, `game.deposit-wanted`: its player wants a new launch, out, or to add money.
 * `game.sound`: the speaker was turned. `game.sheet-opened`, `game.sheet-closed`: something lies over the game, which Back closes.
 */
const gameMessage = object({
  type: oneOf([
    'game.hello',
    'game.ready',
    'game.balance',
    'game.round-settled',
    'game.launch-wanted',
    'game.leave-wanted',
    'game.deposit-wanted',
    'game.sound',
    'game.sheet-opened',
    'game.sheet-closed',
  ]),
  sound: withDefault(oneOf(['on', 'off']), 'off'),
  balance: optional(string().check(regex(/^\d{1,12}\.\d\d$/))),
  version: withDefault(literal(VERSION), VERSION),
});

/** What the frame itself answers. */
type FrameWord = 'game.hello' | 'game.sheet-opened' | 'game.sheet-closed';
/** What is said without more. */
export type PlainNews = Exclude<Infer<typeof gameMessage>['type'], FrameWord | 'game.balance' | 'game.sound'>;
/** A game that names no amount says only that its balance has changed. */
export type GameNews =
  | { readonly type: PlainNews }
  | { readonly type: 'game.balance'; readonly balance: string | undefined }
  | { readonly type: 'game.sound'; readonly sound: GameSound };
interface FrameNews {
  readonly type: FrameWord;
}
export type GameMessage = FrameNews | GameNews;

const FRAME_WORDS: readonly string[] = ['game.hello', 'game.sheet-opened', 'game.sheet-closed'] satisfies FrameWord[];

export const isForFrame = (message: GameMessage): message is FrameNews => FRAME_WORDS.includes(message.type);

/** A frame in a sandbox without an origin calls itself this. */
const OPAQUE_ORIGIN = 'null';
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';

const originOf = (gameUrl: string): string => new URL(gameUrl, location.href).origin;

/** True: the game has a host name of its own. Its origin gives it nothing of the site then, and tells both who speaks. */
const hasOrigin = (gameUrl: string): boolean => originOf(gameUrl) !== location.origin;

/** What a game may do: nothing of the site is in reach, and it cannot take the page away. */
export const sandboxOf = (gameUrl: string): string => (hasOrigin(gameUrl) ? `${SANDBOX} allow-same-origin` : SANDBOX);

interface Sender {
  readonly frame: Window | null | undefined;
  readonly gameUrl: string;
}

/** The message, if it comes from the game's own frame and origin and is one of ours; undefined for anything else. */
export const readGameMessage = (event: MessageEvent<unknown>, { frame, gameUrl }: Sender): GameMessage | undefined => {
  if (frame === null || frame === undefined || event.source !== frame) return undefined;
  if (event.origin !== (hasOrigin(gameUrl) ? originOf(gameUrl) : OPAQUE_ORIGIN)) return undefined;
  const message = safeParse(gameMessage, event.data);
  if (!message.success) return undefined;
  const { type, balance, sound } = message.data;
  if (type === 'game.balance') return { type, balance };
  return type === 'game.sound' ? { type, sound } : { type };
};

/** What a game may wish besides a launch and the way out: a site of before does not say, and gets no such wish. */
const OFFERS = ['deposit'];

/** No word to a frame is a secret: one without an origin gets it as anybody would. */
const tell = ({ frame, gameUrl }: Sender, word: object): void =>
  frame?.postMessage({ version: VERSION, ...word }, hasOrigin(gameUrl) ? originOf(gameUrl) : '*');

/** Tells the game that the site hears it. */
export const greetGame = (game: Sender): void => tell(game, { type: 'site.hello', offers: OFFERS, sound: keptSound() });

/** Tells the game that its player went Back: what lies over it closes. */
export const closeSheetOf = (game: Sender): void => tell(game, { type: 'site.close-sheet' });
