import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { CASCADE_ODDS } from '../../games/cascade/rules/odds.ts';
import { LEAST, MULTIPLIERS } from '../../games/cascade/rules/paytable.ts';
import { cascadeTheme } from '../../games/cascade/theme.ts';
import { STAKES } from '../../games/kit/stakes.ts';
import { changeSeeds, fairnessOf } from './fairness.ts';
import { pages } from './pages.ts';
import type { createRounds } from './rounds.ts';
import type { Round, Session, Store } from './store.ts';
import { type Wallet, type WalletAnswer, WalletRefusedError, WalletSilentError } from './wallet.ts';

const LARGEST_BODY = 16 * 1024;
const GAME = 'cascade';
const VENDOR = { name: 'Siyam', hue: 10 } as const;

const roundAsk = z.object({ stake: z.int(), idempotencyKey: z.string().regex(/^[\w-]{8,64}$/) });
const seedChange = z.object({ clientSeed: z.string().regex(/^[\w-]{1,64}$/), seedHash: z.string().length(64) });

const refused = (code: string, status: number): WalletRefusedError =>
  new WalletRefusedError(status, code, undefined, null);

const stateOf = (session: Session, balanceMinor: string) => ({
  gameCode: session.gameCode,
  nodeId: session.gameId,
  title: session.gameName,
  vendorName: VENDOR.name,
  vendorHue: VENDOR.hue,
  iconUrl: '',
  currency: session.currency,
  isFreePlay: session.isFreePlay === 1,
  stakes: STAKES,
  balanceMinor: Number(balanceMinor),
  shortestRoundMs: session.shortestRoundMs,
  rules: { least: LEAST, multipliers: MULTIPLIERS },
  theme: cascadeTheme({
    gameId: session.gameId,
    category: 'RNG',
    vendorHue: VENDOR.hue,
    title: session.gameName,
  }),
});

const resultOf = ({ betNo, stake, payout, balance, outcome, seedHash, nonce }: Round) => ({
  betNo,
  stakeMinor: stake,
  payoutMinor: payout,
  balanceMinor: balance,
  outcome: JSON.parse(outcome) as unknown,
  seedHash,
  nonce,
});

const sessionOf = (
  { session, player, currency, isFreePlay, game, shortestRoundMs }: WalletAnswer<'authenticate'>,
  openedAt: number,
) => ({
  token: randomBytes(32).toString('base64url'),
  walletSession: session,
  player,
  currency,
  isFreePlay: Number(isFreePlay),
  gameCode: game.code,
  gameId: game.id,
  gameName: game.name,
  shortestRoundMs,
  openedAt,
});

/** What the page is told of a failure: the site's refusal as it is, anything else to ask again. */
const sendFailure = (context: Context, error: unknown): Response => {
  if (error instanceof WalletRefusedError) {
    if (error.retryAfter !== null) context.header('Retry-After', error.retryAfter);
    const body = { success: false, errorCode: error.code, message: error.message, value: error.value };
    return context.json(body, error.status as ContentfulStatusCode);
  }
  if (!(error instanceof WalletSilentError)) console.error('vendor:', error);
  return context.json({ success: false, errorCode: 'platform.busy', message: 'Ask again.' }, 503);
};

interface Parts {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly rounds: ReturnType<typeof createRounds>;
  readonly siteOrigins: string;
  readonly now: () => number;
}

/** The vendor's game: its pages, and the calls of its pages, in the words of the kit. */
export const createVendor = ({ store, wallet, rounds, siteOrigins, now }: Parts): Hono => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));

  const calls = (method: 'GET' | 'POST', path: string, answer: (context: Context) => Promise<unknown>): void => {
    app.on(method, `/wps/play/api/${path}`, async (context) => {
      context.header('Cache-Control', 'no-store');
      try {
        return context.json({ success: true, value: await answer(context) });
      } catch (error) {
        return sendFailure(context, error);
      }
    });
  };
  const sessionAsked = ({ req }: Context): Session => {
    const session = store.session(req.header('Launch') ?? '');
    if (!session) throw refused('session.expired', 401);
    return session;
  };
  const read = async <Shape extends z.ZodType>({ req }: Context, shape: Shape): Promise<z.infer<Shape>> => {
    const parsed = shape.safeParse(await req.json().catch(() => undefined));
    if (!parsed.success) throw refused('request.invalid', 400);
    return parsed.data;
  };

  calls('POST', 'open', async ({ req }) => {
    const opened = await wallet('authenticate', { ticket: req.header('Launch') || 'none' });
    const session = sessionOf(opened, now());
    store.putSession(session);
    return { launch: session.token, state: stateOf(session, opened.balanceMinor) };
  });
  calls('GET', 'state', async (context) => {
    const session = sessionAsked(context);
    const { balanceMinor } = await wallet('balance', { session: session.walletSession });
    return stateOf(session, balanceMinor);
  });
  calls('POST', 'round', async (context) => {
    const session = sessionAsked(context);
    const ask = await read(context, roundAsk);
    if (!STAKES.includes(ask.stake)) throw refused('request.invalid', 400);
    return resultOf(await rounds.play(session, ask));
  });
  calls('GET', 'fair', async (context) => {
    const before = Number(context.req.query('before') ?? Number.MAX_SAFE_INTEGER);
    return fairnessOf(store, sessionAsked(context).player, GAME, Number.isSafeInteger(before) ? before : undefined);
  });
  calls('POST', 'fair', async (context) => {
    const { player } = sessionAsked(context);
    changeSeeds(store, player, await read(context, seedChange));
    return fairnessOf(store, player, GAME);
  });
  calls('GET', 'odds', async () => CASCADE_ODDS);

  app.get('/health', (context) => context.json({ status: 'ok' }));
  pages(app, GAME, siteOrigins);
  return app;
};
