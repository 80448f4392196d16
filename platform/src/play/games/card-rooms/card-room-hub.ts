import type { Platform } from '../../../base/platform.ts';
import { log } from '../../../log/log.ts';
import type { Watcher } from '../game-streams.ts';
import { createWatchHub } from '../watch-hub.ts';
import { readRoom } from './card-room-reading.ts';
import { type CardRoomView, roomViewOf } from './card-room-view.ts';
import { CARD_ROOMS_CHANNEL, type Visitor } from './card-rounds.ts';

const LOOK_MS = 2_000;
const TELL_MS = 50;

interface CardWatcher extends Pick<Watcher, 'tell'> {
  readonly visitor: Visitor;
}

/** When the room is to be looked at again, by its times. */
const nextLookAt = ({ round, waiting }: CardRoomView): number | null => {
  if (round?.phase === 'playing') return round.turn?.endsAt ?? null;
  return round?.phase === 'waiting' ? round.closesAt : waiting.closesAt;
};

/**
 * The card rooms that somebody looks at in this process: who looks keeps his round moving, and the one that waits for players. What
 * one process changes, the others hear of (`CARD_ROOMS_CHANNEL`).
 */
export const createCardRoomHub = (platform: Platform) => {
  const hub = createWatchHub<CardWatcher, CardRoomView>({
    signals: platform.signals,
    channel: CARD_ROOMS_CHANNEL,
    everyMs: LOOK_MS,
    tellMs: TELL_MS,
    look: async (_room, [first, ...others]) => {
      const visitors = others.map(({ visitor }) => visitor);
      const reading = await readRoom(platform, [first.visitor, ...visitors]);
      return ({ visitor }) => roomViewOf(reading, visitor);
    },
    nextAt: nextLookAt,
    hear: (id, _room, _watcher, { waiting, round }) => id === String(waiting.id) || id === String(round?.id),
    onFailure: (room, error) => log({ level: 'warn', event: 'cards.not-looked-at', room }, error),
  });

  /** Tells a member of every change of the room that he has seen, until the returned function is called. */
  return (visitor: Visitor, seen: CardRoomView, { tell }: Watcher): (() => void) =>
    hub.watch(visitor.room, { visitor, tell }, seen);
};
