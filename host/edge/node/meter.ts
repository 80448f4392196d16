import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { LogEntry } from '../base/edge-deps.ts';
import type { EdgeFigures, EdgeMeter } from '../base/edge-meter.ts';
import type { UpstreamStatus } from '../reverse-proxy/upstream.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of a first page: a phone on a poor line takes many seconds. */
const LOAD_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 30];
const SECOND_MS = 1000;

/** Metrics of the adapter beside the core's. */
export interface NodeFigures {
  /** Time of the last read of the pointers, in milliseconds since the epoch. */
  readonly pointersAt: () => number | null;
  /** End of their validity, in milliseconds since the epoch. Null: unsigned. */
  readonly pointersUntil: () => number | null;
  readonly upstreams: () => readonly UpstreamStatus[];
}

export interface NodeMeter extends EdgeMeter {
  readonly registry: Registry<OpenMetricsContentType>;
  countLine(entry: Pick<LogEntry, 'level' | 'event'>): void;
}

const ageOf = (at: number | null): number => (at === null ? Number.NaN : (Date.now() - at) / SECOND_MS);

const watchReleases = (registers: Registry<OpenMetricsContentType>[], { live }: EdgeFigures): void => {
  new Gauge({
    name: 'edge_live_release',
    help: '1 for each release that is live.',
    labelNames: ['package', 'release'],
    registers,
    async collect() {
      this.reset();
      for (const { name, id } of (await live())?.releases ?? []) this.set({ package: name, release: id }, 1);
    },
  });
  new Gauge({
    name: 'edge_pointers_revision',
    help: 'The revision of the pointers in force.',
    registers,
    async collect() {
      this.set((await live())?.revision ?? Number.NaN);
    },
  });
};

const watchPlatform = (
  registers: Registry<OpenMetricsContentType>[],
  { inFlight, platformAt }: EdgeFigures,
  { pointersAt, pointersUntil, upstreams }: NodeFigures,
): void => {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('edge_calls_in_flight', 'Calls to the platform whose answer is not out yet.', inFlight);
  gauge('edge_platform_age_seconds', 'Since the platform last answered anything.', () => ageOf(platformAt()));
  gauge('edge_pointers_age_seconds', 'Since the pointers were last read.', () => ageOf(pointersAt()));
  gauge('edge_pointers_valid_seconds', 'Until the pointers have to be renewed.', () => -ageOf(pointersUntil()));
  new Gauge({
    name: 'edge_platform_instance_up',
    help: '1 for each process of the platform that is not passed over.',
    labelNames: ['instance'],
    registers,
    collect() {
      for (const { name, isUp } of upstreams()) this.set({ instance: name }, isUp ? 1 : 0);
    },
  });
};

/** What browsers report of releases. */
const browserMeter = (
  registers: Registry<OpenMetricsContentType>[],
): Pick<EdgeMeter, 'visited' | 'pageLoaded' | 'browserFailed'> => {
  const visits = new Counter({
    name: 'browser_visits_total',
    help: 'Visits in which a release was asked for, as browsers report them.',
    labelNames: ['package', 'release'],
    registers,
  });
  const loads = new Histogram({
    name: 'browser_load_seconds',
    help: 'From the start of the navigation until the first page stood.',
    labelNames: ['package', 'release'],
    buckets: LOAD_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'browser_failures_total',
    help: 'What failed in browsers.',
    labelNames: ['package', 'release', 'phase'],
    registers,
  });
  return {
    visited: (release) => visits.inc({ ...release }),
    pageLoaded: (release, seconds) => loads.observe({ ...release }, seconds),
    browserFailed: (release, phase) => failures.inc({ ...release, phase }),
  };
};

/** The document server's metrics in OpenMetrics. */
export const createMeter = (own: NodeFigures): NodeMeter => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const took = new Histogram({
    name: 'http_request_seconds',
    help: 'From the request to the head of its answer.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const failed = new Counter({
    name: 'edge_call_failures_total',
    help: 'Calls that did not get the platform’s answer.',
    labelNames: ['reason'],
    registers,
  });
  const lines = new Counter({
    name: 'log_lines_total',
    help: 'Lines written to the log.',
    labelNames: ['level', 'event'],
    registers,
  });
  return {
    registry,
    ...browserMeter(registers),
    answered: (kind, status, seconds) => {
      answered.inc({ kind, status });
      took.observe({ kind }, seconds);
    },
    callFailed: (reason) => failed.inc({ reason }),
    countLine: ({ level, event }) => lines.inc({ level, event }),
    watch: (figures) => {
      watchReleases(registers, figures);
      watchPlatform(registers, figures, own);
    },
  };
};
