export interface GoOptions {
  readonly replace?: boolean;
  /** Kept with the history's entry: what `wantedGame` makes. */
  readonly state?: unknown;
}

/** Who decides about a tap on something that leads to a page of the site: the host, once it has started. */
export interface NavigationGuard {
  /** Calls `go` when the page can be shown, at once or once that is known; else says why not. `options` are what `go` goes with. */
  readonly follow: (to: string, go: () => void, options?: GoOptions) => void;
  /** A visitor seems about to go there: what the page needs may be fetched. */
  readonly intend: (to: string) => void;
}

const FREE: NavigationGuard = { follow: (_, go) => go(), intend: () => undefined };

let guard = FREE;

export const currentNavigationGuard = (): NavigationGuard => guard;

/** Sets the guide until the returned function is called. Called by the host. */
export const setNavigationGuard = (next: NavigationGuard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = FREE;
  };
};
