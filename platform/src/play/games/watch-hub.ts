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

/** When a view is to be looked at again, in ms. */
const waitAfter = <View extends Timed>(
  view: View,
  { everyMs, tellMs, nextAt }: Pick<HubOptions<never, View>, 'everyMs' | 'tellMs' | 'nextAt'>,
): number => {
  const at = nextAt(view);
  // A time that has passed is of what could not be moved on.
  return at === null || at <= view.now ? everyMs : Math.min(everyMs, Math.max(tellMs, at - view.now));
};

/** What is watched under one key: one look at a time, which serves all watchers whose time has come. */
class Place<Watcher extends Watching, View extends Timed> {
  readonly #key: string;
  readonly #options: HubOptions<Watcher, View>;
  readonly #seats = new Set<Seat<Watcher, View>>();
  readonly #unlisten: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  /** What was heard during a look, and by whom it was taken for nothing new. */
  readonly #meanwhile: (readonly [message: string, seat: Seat<Watcher, View>])[] = [];

  constructor(key: string, options: HubOptions<Watcher, View>) {
    this.#key = key;
    this.#options = options;
    this.#unlisten = options.signals.listen(options.channel, (message) => {
      for (const seat of this.#seats) this.#take(message, seat);
      this.#schedule();
    });
  }

  add(seat: Seat<Watcher, View>): void {
    this.#seats.add(seat);
    this.#schedule();
  }

  /** True: nobody watches any more, and the place is closed. */
  remove(seat: Seat<Watcher, View>): boolean {
    this.#seats.delete(seat);
    this.#schedule();
    const isEmpty = this.#seats.size === 0;
    if (isEmpty) this.#unlisten();
    return isEmpty;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isLooking || this.#seats.size === 0) return;
    const first = Math.min(...[...this.#seats].map(({ lookAt }) => lookAt));
    this.#timer = setTimeout(() => void this.#turn(), Math.min(this.#options.everyMs, Math.max(0, first - Date.now())));
  }

  async #turn(): Promise<void> {
    const { everyMs, look } = this.#options;
    this.#isLooking = true;
    const now = Date.now();
    // A look that is soon due is made now: one read is enough for all. None is due so late unless the clock was put back.
    const due = [...this.#seats].filter(({ lookAt }) => lookAt <= now + everyMs / 2 || lookAt > now + everyMs);
    // What is heard meanwhile is newer than this look.
    for (const seat of due) seat.lookAt = Number.POSITIVE_INFINITY;
    try {
      const [first, ...others] = due.map(({ watcher }) => watcher);
      if (first) this.#show(due, await look(this.#key, [first, ...others]));
    } catch (error) {
      for (const seat of due) this.#fail(seat);
      this.#options.onFailure(this.#key, error);
    }
    this.#isLooking = false;
    // What says nothing to the view of before may say something to that of now.
    for (const [message, seat] of this.#meanwhile.splice(0)) this.#take(message, seat);
    this.#schedule();
  }

  #show(due: readonly Seat<Watcher, View>[], viewOf: (watcher: Watcher) => View): void {
    const [facts, text] = [once(factsOf<View>), once((view: View) => JSON.stringify(view))];
    for (const seat of due) {
      try {
        const view = viewOf(seat.watcher);
        const hasChanged = facts(view) !== facts(seat.seen);
        seat.seen = view;
        seat.lookAt = Math.min(seat.lookAt, Date.now() + waitAfter(view, this.#options));
        if (hasChanged && this.#seats.has(seat)) seat.watcher.tell(text(view));
      } catch (error) {
        this.#fail(seat);
        this.#options.onFailure(this.#key, error);
      }
    }
  }

  #fail(seat: Seat<Watcher, View>): void {
    seat.lookAt = Math.min(seat.lookAt, Date.now() + this.#options.everyMs);
  }

  #take(message: string, seat: Seat<Watcher, View>): void {
    const { hear, tellMs } = this.#options;
    if (hear(message, this.#key, seat.watcher, seat.seen)) seat.lookAt = Math.min(seat.lookAt, Date.now() + tellMs);
    else if (this.#isLooking) this.#meanwhile.push([message, seat]);
  }
}

/** The places that somebody watches in this process; each watcher is told when its own view has changed. */
export const createWatchHub = <Watcher extends Watching, View extends Timed>(options: HubOptions<Watcher, View>) => {
  const places = new Map<string, Place<Watcher, View>>();
  return {
    /** Tells a watcher of every change from `seen` on, until the returned function is called. */
    watch: (key: string, watcher: Watcher, seen: View): (() => void) => {
      const place = places.get(key) ?? new Place(key, options);
      places.set(key, place);
      const seat = { watcher, seen, lookAt: Date.now() + waitAfter(seen, options) };
      place.add(seat);
      return () => {
        if (place.remove(seat)) places.delete(key);
      };
    },
  };
};
