/** What a release has cost the players who had it, as their browsers report it. */
export interface ReleaseCosts {
  readonly visits: number;
  readonly errors: number;
  /** Three of four loads were shorter, in milliseconds; undefined: none was reported. */
  readonly loadMs: number | undefined;
}
