import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import {
  type RanPackage,
  type VisitFailure,
  type VisitReport,
  visitReport,
} from '@shared-kernel/contracts/release/visit-report';
import { safeParse } from '@shared-kernel/contracts/schema';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { NO_METER, type ReportedRelease } from '../base/edge-meter.ts';
import { createRateLimit } from '../base/rate-limit.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { createReportEndpoint } from './report-endpoint.ts';

/** Phones of one carrier share an address. */
const LIMITS = { bytes: 8 * 1024, fromOneAddress: 120, fromAll: 6000 };
/** Packages and failures that are read of one report. */
const MOST = 20;
/** The same failure of a composition is logged once in this time. */
const KNOWN_FOR_MS = 600_000;
const SECOND_MS = 1000;
/** A page that takes longer was suspended meanwhile. */
const LONGEST_LOAD_MS = 60_000;
const FORBIDDEN = 403;

const HOST = 'host';

/** The release that a report means; undefined: the composition has none. Labels of metrics are of known releases only. */
const releaseIn = ({ host, remotes }: LiveSet, { package: name, isFallback }: RanPackage): Release | undefined => {
  if (name === HOST) return isFallback ? undefined : host;
  const remote = remotes.find(({ live }) => live.name === name);
  return (isFallback ? remote?.fallback : remote?.live) ?? undefined;
};

const labelsOf = (release: Release): ReportedRelease => ({ package: release.name, release: releaseId(release) });

/** A page or slot that the release has, since the word comes from outside. */
const partIn = (release: Release, part: string | undefined): string | undefined =>
  release.kind === 'remote'
    ? [...release.routes.map(({ page }) => page), ...release.slots.map(({ component }) => component)].find(
        (known) => known === part,
      )
    : undefined;

interface VisitDeps extends Pick<EdgeDeps, 'clock' | 'log' | 'meter'> {
  /** The releases of a composition. Undefined: not composed here lately. */
  readonly findSet: (compositionId: string) => LiveSet | undefined;
}

/**
 * Counts what browsers report of visits, by release, and logs failures with their composition. Reports of other sites are refused,
 * those of an unknown composition are dropped.
 */
export const createVisitReports = ({ clock, log, meter = NO_METER, findSet }: VisitDeps) => {
  const endpoint = createReportEndpoint(LIMITS, { clock });
  const known = createRateLimit({ windowMs: KNOWN_FOR_MS, clock, limit: 1 });

  const takeFailure = (compositionId: string, set: LiveSet, failure: VisitFailure): void => {
    const release = releaseIn(set, failure);
    if (release === undefined) return;
    const { phase } = failure;
    meter.browserFailed(labelsOf(release), phase);
    const part = partIn(release, failure.part);
    const line = { compositionId, ...labelsOf(release), phase, ...(part !== undefined && { part }) };
    if (known(JSON.stringify(line)) === null) log({ level: 'warn', event: 'browser.failed', ...line });
  };

  const takeVisit = (set: LiveSet, { ran, load }: NonNullable<VisitReport['visit']>): void => {
    const releases = new Set(ran.slice(0, MOST).flatMap((one) => releaseIn(set, one) ?? []));
    for (const release of releases) meter.visited(labelsOf(release));
    if (load === undefined || load.ms <= 0 || load.ms >= LONGEST_LOAD_MS) return;
    const loaded = [...releases].findLast(({ name }) => name === load.package);
    for (const release of new Set([set.host, ...(loaded === undefined ? [] : [loaded])]))
      meter.pageLoaded(labelsOf(release), load.ms / SECOND_MS);
  };

  const take = (body: unknown): void => {
    const parsed = safeParse(visitReport, body);
    if (!parsed.success) throw new Error('This is no report of a visit.');
    const { compositionId, visit, failures } = parsed.data;
    const set = findSet(compositionId);
    if (set === undefined) return;
    if (visit !== undefined) takeVisit(set, visit);
    for (const failure of failures.slice(0, MOST)) takeFailure(compositionId, set, failure);
  };

  return async (request: Request, { origin }: URL, address: string | undefined): Promise<Response> =>
    request.headers.get('Origin') === origin
      ? endpoint(request, address, take)
      : new Response(null, { status: FORBIDDEN });
};
