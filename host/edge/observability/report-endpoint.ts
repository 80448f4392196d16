import { addressKey } from '@shared-kernel/contracts/wire/address-key';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createRateLimit } from '../base/rate-limit.ts';
import { BodyTooLarge, isDeclaredTooLarge, readBody } from '../reverse-proxy/bounded-body.ts';

const MINUTE_MS = 60_000;
const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const TOO_LARGE = 413;
const TOO_MANY = 429;

interface ReportLimits {
  readonly bytes: number;
  /** Reports a minute. */
  readonly fromOneAddress: number;
  readonly fromAll: number;
}

/** Answers a public endpoint of browsers' reports: size and rate are limited. `take` gets the parsed JSON, and throws for what is no report. */
export const createReportEndpoint = (
  { bytes, fromOneAddress, fromAll }: ReportLimits,
  { clock }: Pick<EdgeDeps, 'clock'>,
) => {
  const ofAddress = createRateLimit({ windowMs: MINUTE_MS, clock, limit: fromOneAddress });
  const ofAll = createRateLimit({ windowMs: MINUTE_MS, clock, limit: fromAll });

  const bodyOf = async (request: Request): Promise<unknown> => {
    if (isDeclaredTooLarge(request.headers, bytes)) throw new BodyTooLarge('The report is too large.');
    if (request.body === null) return null;
    return JSON.parse(new TextDecoder().decode(await readBody(request.body, bytes)));
  };

  return async (request: Request, address: string | undefined, take: (body: unknown) => void): Promise<Response> => {
    const waitS = ofAddress(String(address && addressKey(address))) ?? ofAll('all');
    if (waitS !== null) return new Response(null, { status: TOO_MANY, headers: { 'Retry-After': String(waitS) } });
    try {
      take(await bodyOf(request));
      return new Response(null, { status: NO_CONTENT });
    } catch (error) {
      return new Response(null, { status: error instanceof BodyTooLarge ? TOO_LARGE : BAD_REQUEST });
    }
  };
};
