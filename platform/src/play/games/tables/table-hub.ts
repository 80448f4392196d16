import type { Platform } from '../../../base/platform.ts';
import { createSingleFlight } from '../../../database/single-flight.ts';
import { log } from '../../../log/log.ts';
import type { Watcher } from '../game-streams.ts';
import { moveTable, TABLES_CHANNEL, watchTable } from './move-table.ts';
import { settleDue } from './settle-rounds.ts';
import { type TableView, viewTable } from './table-view.ts';

/** A table is looked at so often at least: a message between processes may be lost. */
const LOOK_MS = 1_000;
/** Bets come in crowds: what they change is told no more often than this. */
const TELL_MS = 250;

interface Room {
  readonly seats: Set<Watcher>;
  readonly stop: () => void;
  /** What was told last, without its time. */
  told: string;
}

const dueAt = ({ round }: TableView): number | null => {
  if (!round) return null;
  const { closesAt, dealtAt, resultAt, endsAt, isSettled } = round;
  if (dealtAt === null) return closesAt;
  return isSettled ? endsAt : resultAt;
};

/** Whether something is to be done at a table: its times say so, or it rests while somebody looks. */
const isDue = (view: TableView): boolean => {
  const at = dueAt(view);
  return at === null || view.now >= at || (view.round !== null && view.round.opensAt > view.now);
};

/**
 * The tables that somebody looks at in this process. Each is kept moving as long as somebody looks, by this process and all others
 * alike; what one changes, the others hear of (`TABLES_CHANNEL`).
 */
export const createTableHub = (platform: Platform) => {
  const rooms = new Map<string, Room>();
  const views = new Map<string, () => Promise<TableView>>();

  /** Moves a table on if something is due, and answers how it is: for all who ask at once, one does it. */
  const look = (code: string, game: string): Promise<TableView> => {
    const known =
      views.get(code) ??
      createSingleFlight(async () => {
        await watchTable(platform.playDb, code, game, await platform.clock.now());
        const view = await viewTable(platform, code);
        if (!isDue(view)) return view;
        await moveTable(platform, code);
        await settleDue(platform, code);
        return viewTable(platform, code);
      });
    views.set(code, known);
    return known();
  };

  const tell = (room: Room, view: TableView): void => {
    const { now, ...rest } = view;
    const told = JSON.stringify(rest);
    if (told === room.told) return;
    room.told = told;
    const text = JSON.stringify(view);
    for (const seat of room.seats) seat.tell(text);
  };

  const openRoom = (code: string, game: string): Room => {
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
        const view = await look(code, game);
        if (isStopped) return;
        tell(room, view);
        const at = dueAt(view);
        if (at !== null) ms = Math.min(LOOK_MS, Math.max(TELL_MS, at - view.now));
      } catch (error) {
        log({ level: 'warn', event: 'table.not-looked-at', table: code }, error);
      }
      after(ms);
    };
    const unlisten = platform.signals.listen(TABLES_CHANNEL, (message) => {
      const [changed, memberId, launchHash] = message.split(' ');
      if (changed !== code) return;
      after(TELL_MS);
      for (const seat of room.seats)
        if (String(seat.memberId) === memberId && seat.launchHash !== launchHash) seat.tellOwn();
    });
    const stop = (): void => {
      isStopped = true;
      clearTimeout(timer);
      unlisten();
      rooms.delete(code);
    };
    const room: Room = { seats: new Set(), stop, told: '' };
    rooms.set(code, room);
    after(LOOK_MS);
    return room;
  };

  return {
    look,

    /** Tells a seat of every change, until the returned function is called. */
    sit: (code: string, game: string, seat: Watcher): (() => void) => {
      const room = rooms.get(code) ?? openRoom(code, game);
      room.seats.add(seat);
      return () => {
        room.seats.delete(seat);
        if (room.seats.size === 0) room.stop();
      };
    },
  };
};
