import type { EdgeDeps } from '../base/edge-deps.ts';
import { createRateLimit } from '../base/rate-limit.ts';
import { COMPOSITION_PARAMETER } from '../responses/security-headers.ts';
import { readPolicyReports } from './read-policy-report.ts';
import { createReportEndpoint } from './report-endpoint.ts';

const LIMITS = { bytes: 16 * 1024, fromOneAddress: 20, fromAll: 300 };
/** Log lines for one body: an offline browser sends its reports together. */
const MOST_LINES = 10;
/** The same violation is logged once in this time. */
const KNOWN_FOR_MS = 600_000;
const COMPOSITION = /^[\da-f]{8}$/;

/** The composition whose document sent a report; undefined: a document without one. */
const compositionIn = ({ url }: Request): string | undefined => {
  const named = new URL(url).searchParams.get(COMPOSITION_PARAMETER);
  return named !== null && COMPOSITION.test(named) ? named : undefined;
};

/** Logs policy violations that browsers report, and the composition whose document they are of. */
export const createPolicyReports = ({ clock, log }: Pick<EdgeDeps, 'clock' | 'log'>) => {
  const endpoint = createReportEndpoint(LIMITS, { clock });
  const known = createRateLimit({ windowMs: KNOWN_FOR_MS, clock, limit: 1 });
  return (request: Request, address: string | undefined): Promise<Response> =>
    endpoint(request, address, (body) => {
      const compositionId = compositionIn(request);
      for (const report of readPolicyReports(body).slice(0, MOST_LINES))
        if (known(JSON.stringify(report)) === null)
          log({ level: 'warn', event: 'policy.breached', ...report, ...(compositionId && { compositionId }) });
    });
};
