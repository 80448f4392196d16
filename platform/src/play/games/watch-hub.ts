import type { Platform } from '../../base/platform.ts';

interface Timed {
  /** By the platform's clock, in ms since 1970. */
  readonly now: number;
}

interface Watching {
  /** Views as JSON. */
  tell(view: string): void;
}

interface HubOptions<Watcher, View extends Timed> {
  readonly signals: Platform['signals'];
  /** Where changes are told. */
  readonly channel: string;
  /** A watcher's view is looked at so often at least: a message between processes may be lost. */
  readonly everyMs: number;
  /** Changes in one moment are told as one. */
  readonly tellMs: number;
  /** One look at a place for all these watchers: each one's view of it. */
  look(key: string, watchers: readonly [Watcher, ...Watcher[]]): Promise<(watcher: Watcher) => View>;
  /** When a place is to be looked at again, by the times in its view. */
  nextAt(view: View): number | null;
  /** Hears a message, with what the watcher has seen last. True: it changes that. */
  hear(message: string, key: string, watcher: Watcher, seen: View): boolean;
  /** A look, or the view of a watcher, has failed; it is tried again. */
  onFailure(key: string, error: unknown): void;
}

interface Seat<Watcher, View> {
  readonly watcher: Watcher;
  seen: View;
  /** By this process's own clock. */
  lookAt: number;
}

const factsOf = <View extends Timed>({ now: _now, ...facts }: View): string => JSON.stringify(facts);

/** The text of each view once, however many watchers have it. */
const once = <View extends object>(textOf: (view: View) => string) => {
  const texts = new Map<View, string>();
  return (view: View): string => {
    const text = texts.get(view) ?? textOf(view);
    texts.set(view, text);
    return text;
  };
};

/**
 * The places that somebody watches in this process. A place has one look at a time, which serves all watchers whose time has come;
 * each is told when its own view has changed.
 */
export const createWatchHub = <Watcher extends Watching, View extends Timed>({
  signals,
  channel,
  everyMs,
  tellMs,
  look,
  nextAt,
  hear,
  onFailure,
}: HubOptions<Watcher, View>) => {
  type Place = ReturnType<typeof openPlace>;
  const places = new Map<string, Place>();

  const waitAfter = (view: View): number => {
    const at = nextAt(view);
    // A time that has passed is of what could not be moved on.
    return at === null || at <= view.now ? everyMs : Math.min(everyMs, Math.max(tellMs, at - view.now));
  };

  const openPlace = (key: string) => {
    const seats = new Set<Seat<Watcher, View>>();
    let timer: NodeJS.Timeout | undefined;
    let isLooking = false;
    /** What was heard during a look, and by whom it was taken for nothing new. */
    const meanwhile: (readonly [message: string, seat: Seat<Watcher, View>])[] = [];

    const schedule = (): void => {
      clearTimeout(timer);
      if (isLooking || seats.size === 0) return;
      const first = Math.min(...[...seats].map(({ lookAt }) => lookAt));
      timer = setTimeout(() => void turn(), Math.min(everyMs, Math.max(0, first - Date.now())));
    };

    const retry = (seat: Seat<Watcher, View>): void => {
      seat.lookAt = Math.min(seat.lookAt, Date.now() + everyMs);
    };

    const show = (due: readonly Seat<Watcher, View>[], viewOf: (watcher: Watcher) => View): void => {
      const [facts, text] = [once(factsOf<View>), once((view: View) => JSON.stringify(view))];
      for (const seat of due) {
        try {
          const view = viewOf(seat.watcher);
          const hasChanged = facts(view) !== facts(seat.seen);
          seat.seen = view;
          seat.lookAt = Math.min(seat.lookAt, Date.now() + waitAfter(view));
          if (hasChanged && seats.has(seat)) seat.watcher.tell(text(view));
        } catch (error) {
          onFailure(key, error);
          retry(seat);
        }
      }
    };

    const turn = async (): Promise<void> => {
      isLooking = true;
      const now = Date.now();
      // A look that is soon due is made now: one read is enough for all. None is due so late unless the clock was put back.
      const due = [...seats].filter(({ lookAt }) => lookAt <= now + everyMs / 2 || lookAt > now + everyMs);
      // What is heard meanwhile is newer than this look.
      for (const seat of due) seat.lookAt = Number.POSITIVE_INFINITY;
      try {
        const [first, ...others] = due.map(({ watcher }) => watcher);
        if (first) show(due, await look(key, [first, ...others]));
      } catch (error) {
        onFailure(key, error);
        due.forEach(retry);
      }
      isLooking = false;
      // What says nothing to the view of before may say something to that of now.
      for (const [message, seat] of meanwhile.splice(0)) take(message, seat);
      schedule();
    };

    const take = (message: string, seat: Seat<Watcher, View>): void => {
      if (hear(message, key, seat.watcher, seat.seen)) seat.lookAt = Math.min(seat.lookAt, Date.now() + tellMs);
      else if (isLooking) meanwhile.push([message, seat]);
    };

    const unlisten = signals.listen(channel, (message) => {
      for (const seat of seats) take(message, seat);
      schedule();
    });

    return {
      add: (seat: Seat<Watcher, View>): void => {
        seats.add(seat);
        schedule();
      },
      remove: (seat: Seat<Watcher, View>): void => {
        seats.delete(seat);
        schedule();
        if (seats.size > 0) return;
        unlisten();
        places.delete(key);
      },
    };
  };

  return {
    /** Tells a watcher of every change from `seen` on, until the returned function is called. */
    watch: (key: string, watcher: Watcher, seen: View): (() => void) => {
      const place = places.get(key) ?? openPlace(key);
      places.set(key, place);
      const seat = { watcher, seen, lookAt: Date.now() + waitAfter(seen) };
      place.add(seat);
      return () => place.remove(seat);
    },
  };
};
