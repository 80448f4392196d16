import { randomUUID } from 'node:crypto';
import { askFrame, type CatalogueGame, openFrame } from './frames.ts';
import { type Answer, aPlayer, LAUNCH, type Player } from './players.ts';
import type { World } from './world.ts';

/** Games of one vendor share a room. */
export const PUSOY: CatalogueGame = { category: 'PVP', vendor: 'BARYA' };

const COMMISSION_PERCENT = 5;

/** What the member has who wins against others. In minor units, as the stakes. */
export const prizeOf = (stakes: readonly number[]): number =>
  (stakes.reduce((sum, stake) => sum + stake, 0) * (100 - COMMISSION_PERCENT)) / 100;

/** A round as its own player is shown it. */
export interface SeenRound {
  readonly id: number;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly seat: number;
  readonly turn: { readonly seat: number; readonly number: number } | null;
  readonly view: {
    readonly hand: readonly string[];
    readonly pile: object | null;
    /** What the published strategy plays, where it is the player's turn. */
    readonly advice: readonly string[] | null;
  } | null;
  readonly payoutMinor: number | null;
}

interface Move {
  readonly roundId: number;
  readonly turn: number;
  readonly cards: readonly unknown[];
}

/** A member at the door of a card room, who asks either process and keeps all that is sent to him. */
export interface CardPlayer {
  readonly player: Player;
  readonly launch: string;
  readonly room: string;
  readonly stakeMinor: number;
  /** At the first process, unless said. */
  ask(path: string, body?: object, process?: 0 | 1): Promise<Answer>;
  sit(own?: { readonly key?: string; readonly stakeMinor?: number; readonly process?: 0 | 1 }): Promise<Answer>;
  play(move: Move, process?: 0 | 1): Promise<Answer>;
  round(): Promise<SeenRound | null>;
  /** Reads the room's stream, until it is told to stop. */
  listen(): Promise<void>;
  /** Answers and stream so far. */
  sent(): string;
  stop(): void;
}

export const aCardPlayer = async (world: Pick<World, 'platforms'>): Promise<CardPlayer> => {
  const player = await aPlayer(world);
  const { launch, state } = await openFrame(player, PUSOY);
  const { code: room, stakeMinor } = state.room ?? { code: '', stakeMinor: 0 };
  const at = [player, player.at(world.platforms[1].url)] as const;
  const sent: string[] = [];
  const stopping = new AbortController();
  const ask = async (path: string, body?: object, process: 0 | 1 = 0): Promise<Answer> => {
    const answer = await askFrame(at[process], launch, `/cards${path}`, body);
    sent.push(JSON.stringify(answer));
    return answer;
  };
  return {
    player,
    launch,
    room,
    stakeMinor,
    ask,
    sit: ({ key = randomUUID(), stakeMinor: price = stakeMinor, process } = {}) =>
      ask('/sit', { idempotencyKey: key, stakeMinor: price }, process),
    play: (move, process) => ask('/play', move, process),
    round: async () => ((await ask('')).value.round ?? null) as SeenRound | null,
    listen: async () => {
      const headers = { [LAUNCH]: launch, Accept: 'text/event-stream' };
      const { body } = await fetch(`${world.platforms[1].url}/wps/play/api/cards/stream`, {
        headers,
        signal: stopping.signal,
      });
      const read = async (): Promise<void> => {
        const decoder = new TextDecoder();
        for await (const chunk of body ?? []) sent.push(decoder.decode(chunk, { stream: true }));
      };
      read().catch(() => undefined);
    },
    sent: () => sent.join('\n'),
    stop: () => stopping.abort(),
  };
};
