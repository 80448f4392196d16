/** A kind of order as a state machine: its states, where each may lead, and what happens to one that waits too long. */
export interface OrderKind<State extends string = string> {
  readonly name: string;
  /** Starts the order numbers, as in `DP260714-…`. */
  readonly prefix: string;
  readonly start: State;
  readonly leadsTo: Readonly<Record<State, readonly State[]>>;
  readonly timeouts: Partial<Readonly<Record<State, { readonly afterMs: number; readonly to: State }>>>;
}

/** Refuses a kind whose timeouts lead where its states may not. */
export const defineOrder = <State extends string>(kind: OrderKind<State>): OrderKind<State> => {
  for (const [state, timeout] of Object.entries(kind.timeouts) as [State, { to: State }][]) {
    if (!kind.leadsTo[state].includes(timeout.to)) {
      throw new Error(`${kind.name}: ${state} times out to ${timeout.to}, where it does not lead.`);
    }
  }
  return kind;
};
