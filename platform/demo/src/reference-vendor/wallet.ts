import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/** The site's refusal: it has done nothing. */
export class WalletRefusedError extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;
  /** In whole seconds, where the site names a time. */
  readonly retryAfter: string | null;

  constructor(status: number, code: string, value: unknown, retryAfter: string | null) {
    super(`The wallet refused: ${code}.`);
    this.status = status;
    this.code = code;
    this.value = value;
    this.retryAfter = retryAfter;
  }
}

/** No answer, or none that says what was done: it may have been done. */
export class WalletSilentError extends Error {}

const amount = z.string().regex(/^\d+$/);
const moved = z.object({ betNo: z.string(), balanceMinor: amount });
const ANSWERS = {
  authenticate: z.object({
    session: z.string(),
    player: z.string(),
    currency: z.string(),
    balanceMinor: amount,
    language: z.enum(['EN', 'TY']),
    isFreePlay: z.boolean(),
    game: z.object({ code: z.string(), id: z.string(), name: z.string() }),
    shortestRoundMs: z.int(),
  }),
  balance: z.object({ balanceMinor: amount }),
  bet: moved,
  win: moved,
  cancel: z.object({ balanceMinor: amount }),
  'round-closed': z.object({ balanceMinor: amount }),
} as const;

type Call = keyof typeof ANSWERS;
export type WalletAnswer<Name extends Call> = z.infer<(typeof ANSWERS)[Name]>;

const success = z.object({ success: z.literal(true), value: z.unknown() });
const failure = z.object({ success: z.literal(false), errorCode: z.string(), value: z.unknown().optional() });
/** The one answer above 499 that says that nothing was done. */
const CLOSED = 'platform.maintenance';

export interface WalletAccess {
  readonly walletUrl: string;
  readonly code: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

/** A message of Standard Webhooks over method, path and body. */
const signedRequest = (key: string, path: string, body: string, id: string = randomUUID(), at = new Date()) => ({
  'Content-Type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(key).sign(id, at, `POST ${path}\n${body}`),
});

const DEFAULT_TIMEOUT_MS = 3_000;

interface SignedBy {
  readonly key?: string;
  readonly id?: string;
  readonly at?: Date;
}

/** One signed call and whatever is answered. `signed`: by another key, id or time. Fails where nothing is. */
export const sendToWallet = async (
  { walletUrl, code, key, timeoutMs = DEFAULT_TIMEOUT_MS }: WalletAccess,
  call: string,
  ask: object,
  signed: SignedBy = {},
) => {
  const path = `/vendors/${code}/${call}`;
  const body = JSON.stringify(ask);
  const response = await fetch(`${walletUrl}${path}`, {
    method: 'POST',
    body,
    headers: signedRequest(signed.key ?? key, path, body, signed.id, signed.at),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  return { response, answer: (await response.json()) as unknown };
};

/** The site's wallet by its calls (docs/vendors.md). Each may fail with a WalletRefusedError or a WalletSilentError. */
export const createWallet =
  (access: WalletAccess) =>
  async <Name extends Call>(call: Name, ask: object): Promise<WalletAnswer<Name>> => {
    const { response, answer } = await sendToWallet(access, call, ask).catch((cause: unknown) => {
      throw new WalletSilentError(`${call} was not answered.`, { cause });
    });
    const done = success.safeParse(answer);
    const value = ANSWERS[call].safeParse(done.data?.value);
    if (response.ok && value.success) return value.data as WalletAnswer<Name>;
    const refused = failure.safeParse(answer);
    const isCertain = refused.success && (response.status < 500 || refused.data.errorCode === CLOSED);
    if (!isCertain) throw new WalletSilentError(`${call} was answered ${response.status} with something else.`);
    const { errorCode, value: carried } = refused.data;
    throw new WalletRefusedError(response.status, errorCode, carried, response.headers.get('Retry-After'));
  };
export type Wallet = ReturnType<typeof createWallet>;
