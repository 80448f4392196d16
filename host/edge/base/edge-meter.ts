import type { VisitFailure } from '@shared-kernel/contracts/release/visit-report';

export type RequestKind = 'page' | 'release' | 'picture' | 'call' | 'game' | 'report' | 'probe' | 'nothing';

/** Why a call has no answer of the platform: label values of a metric. */
export type CallFailure = 'no-room' | 'too-heavy' | 'late' | 'unreachable' | 'shut-off' | 'broken';

interface LiveReleases {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly id: string }[];
}

/** Gauges, read with the metrics. */
export interface EdgeFigures {
  readonly inFlight: () => number;
  readonly live: () => Promise<LiveReleases | null>;
  /** Time of the platform's last answer, in milliseconds since the epoch. */
  readonly platformAt: () => number | null;
}

/** A release as browsers report it. */
export interface ReportedRelease {
  readonly package: string;
  readonly release: string;
}

/** Records the document server's metrics. */
export interface EdgeMeter {
  answered(kind: RequestKind, status: number, seconds: number): void;
  callFailed(reason: CallFailure): void;
  /** A visit in which a release ran, by a browser's report. */
  visited(release: ReportedRelease): void;
  /** When the first page of a visit stood, for its release and the host's. */
  pageLoaded(release: ReportedRelease, seconds: number): void;
  /** What failed in a browser. */
  browserFailed(release: ReportedRelease, phase: VisitFailure['phase']): void;
  /** Called once, at the start. */
  watch(figures: EdgeFigures): void;
}

export const NO_METER: EdgeMeter = {
  answered: () => undefined,
  callFailed: () => undefined,
  visited: () => undefined,
  pageLoaded: () => undefined,
  browserFailed: () => undefined,
  watch: () => undefined,
};
