/** When a process that died by itself is started again. Times in ms. */
export interface RestartRule {
  /** How many deaths within `windowMs` are too many. */
  readonly deathsAllowed: number;
  readonly windowMs: number;
  /** The wait after the first death; it doubles with each further one within the window. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** A process that dies while it starts takes up to half a minute each time: the window holds five of those. */
export const RESTART_RULE: RestartRule = {
  deathsAllowed: 4,
  windowMs: 5 * 60_000,
  firstWaitMs: 250,
  longestWaitMs: 8_000,
};

/** The deaths that still count. */
export const recentDeaths = (deaths: readonly number[], now: number, { windowMs }: RestartRule): readonly number[] =>
  deaths.filter((at) => now - at < windowMs);

/** How long to wait before the next start, by the deaths that count; null when they are too many. */
export const restartWaitMs = (deaths: number, rule: RestartRule): number | null =>
  deaths > rule.deathsAllowed ? null : Math.min(rule.firstWaitMs * 2 ** (deaths - 1), rule.longestWaitMs);
