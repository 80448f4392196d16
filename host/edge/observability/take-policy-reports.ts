import { addressKey } from '@shared-kernel/contracts/wire/address-key';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createRateLimit } from '../base/rate-limit.ts';
import { BodyTooLarge, isDeclaredTooLarge, readBody } from '../reverse-proxy/bounded-body.ts';
import { readPolicyReports } from './read-policy-report.ts';

const MOST_BYTES = 16 * 1024;
/** Log lines for one body: an offline browser sends its reports together. */
const MOST_LINES = 10;
const MINUTE_MS = 60_000;
const FROM_ONE_ADDRESS = 20;
const FROM_ALL = 300;
/** The same violation is logged once in this time. */
const KNOWN_FOR_MS = 10 * MINUTE_MS;

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const TOO_LARGE = 413;
const TOO_MANY = 429;

/** Logs policy violations that browsers report. The endpoint is public: body size, rate and log lines are limited. */
export const createPolicyReports = ({ clock, log }: Pick<EdgeDeps, 'clock' | 'log'>) => {
  const window = { windowMs: MINUTE_MS, clock };
  const ofAddress = createRateLimit({ ...window, limit: FROM_ONE_ADDRESS });
  const ofAll = createRateLimit({ ...window, limit: FROM_ALL });
  const known = createRateLimit({ windowMs: KNOWN_FOR_MS, clock, limit: 1 });

  const bodyOf = async (request: Request): Promise<unknown> => {
    if (isDeclaredTooLarge(request.headers, MOST_BYTES)) throw new BodyTooLarge('The report is too large.');
    if (request.body === null) return null;
    return JSON.parse(new TextDecoder().decode(await readBody(request.body, MOST_BYTES)));
  };

  return async (request: Request, address: string | undefined): Promise<Response> => {
    const waitS = ofAddress(String(address && addressKey(address))) ?? ofAll('all');
    if (waitS !== null) return new Response(null, { status: TOO_MANY, headers: { 'Retry-After': String(waitS) } });
    try {
      const reports = readPolicyReports(await bodyOf(request));
      for (const report of reports.slice(0, MOST_LINES))
        if (known(JSON.stringify(report)) === null) log({ level: 'warn', event: 'policy.breached', ...report });
      return new Response(null, { status: NO_CONTENT });
    } catch (error) {
      return new Response(null, { status: error instanceof BodyTooLarge ? TOO_LARGE : BAD_REQUEST });
    }
  };
};
