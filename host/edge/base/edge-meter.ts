/** What a request was for. */
export type RequestKind = 'page' | 'release' | 'picture' | 'call' | 'game' | 'report' | 'probe' | 'nothing';

/** Why a call did not get the platform's answer. */
export type CallFailure = 'no-room' | 'too-heavy' | 'late' | 'unreachable' | 'shut-off' | 'broken';

interface LiveReleases {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly id: string }[];
}

/** What is asked when somebody reads the figures. */
export interface EdgeFigures {
  readonly inFlight: () => number;
  readonly live: () => Promise<LiveReleases | null>;
  /** When the platform last answered, in milliseconds since the epoch. */
  readonly platformAt: () => number | null;
}

/** Takes the document server's figures, for whoever watches over it. */
export interface EdgeMeter {
  answered(kind: RequestKind, status: number, seconds: number): void;
  callFailed(reason: CallFailure): void;
  /** Called once, at the start. */
  watch(figures: EdgeFigures): void;
}

export const NO_METER: EdgeMeter = {
  answered: () => undefined,
  callFailed: () => undefined,
  watch: () => undefined,
};
