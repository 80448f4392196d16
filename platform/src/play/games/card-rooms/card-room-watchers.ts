import type { Platform } from '../../../base/platform.ts';
import { log } from '../../../log/log.ts';
import { type CardRoomView, nextLookAt, viewRoom } from './card-room-view.ts';
import { CARD_ROOMS_CHANNEL, type Visitor } from './card-rounds.ts';

/** A room is looked at so often at least: a message between processes may be lost. */
const LOOK_MS = 2_000;
/** Changes in one moment are told as one. */
const TELL_MS = 50;

const textOf = ({ now: _now, ...rest }: CardRoomView): string => JSON.stringify(rest);

/**
 * Tells a member of every change of his round, or of the one that waits for players, until the returned function is called. While he
 * watches, his round is kept moving, by this process and all others alike.
 */
export const watchRoom = (platform: Platform, visitor: Visitor, first: CardRoomView, tell: (view: string) => void) => {
  let known = first;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let next = 0;

  const after = (ms: number): void => {
    const at = Date.now() + ms;
    if (isStopped || (timer && at >= next)) return;
    clearTimeout(timer);
    next = at;
    timer = setTimeout(() => void turn(), ms);
  };

  const turn = async (): Promise<void> => {
    timer = undefined;
    let ms = LOOK_MS;
    try {
      const view = await viewRoom(platform, visitor);
      if (isStopped) return;
      if (textOf(view) !== textOf(known)) tell(JSON.stringify(view));
      known = view;
      const at = nextLookAt(view);
      if (at !== null) ms = Math.min(LOOK_MS, Math.max(TELL_MS, at - view.now));
    } catch (error) {
      log({ level: 'warn', event: 'cards.not-looked-at', room: visitor.room }, error);
    }
    after(ms);
  };

  const unlisten = platform.signals.listen(CARD_ROOMS_CHANNEL, (id) => {
    if (id === String(known.waiting.id) || id === String(known.round?.id)) after(TELL_MS);
  });
  const at = nextLookAt(first);
  after(at === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(TELL_MS, at - first.now)));
  return (): void => {
    isStopped = true;
    clearTimeout(timer);
    unlisten();
  };
};
