import type { Platform } from '../../../base/platform.ts';
import { createSingleFlight } from '../../../database/single-flight.ts';
import { log } from '../../../log/log.ts';
import type { Watcher } from '../game-streams.ts';
import { createWatchHub } from '../watch-hub.ts';
import { moveTable, TABLES_CHANNEL, watchTable } from './move-table.ts';
import { settleDue } from './settle-rounds.ts';
import { type TableView, viewTable } from './table-view.ts';

const LOOK_MS = 1_000;
/** Bets come in crowds: what they change is told no more often than this. */
const TELL_MS = 250;

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

  const hub = createWatchHub<Watcher & { readonly game: string }, TableView>({
    signals: platform.signals,
    channel: TABLES_CHANNEL,
    everyMs: LOOK_MS,
    tellMs: TELL_MS,
    look: async (code, [{ game }]) => {
      const view = await look(code, game);
      return () => view;
    },
    nextAt: dueAt,
    hear: (message, code, watcher) => {
      const [changed, memberId, launchHash] = message.split(' ');
      if (changed !== code) return false;
      if (String(watcher.memberId) === memberId && watcher.launchHash !== launchHash) watcher.tellOwn();
      return true;
    },
    onFailure: (table, error) => log({ level: 'warn', event: 'table.not-looked-at', table }, error),
  });

  return {
    look,

    /** Tells a seat of every change of a table that it has seen, until the returned function is called. */
    sit: (code: string, game: string, seen: TableView, seat: Watcher): (() => void) =>
      hub.watch(code, { ...seat, game }, seen),
  };
};
