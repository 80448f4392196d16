import { launchGame, PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import { type Infer, int, object, optional, regex, safeParse, string, unknown } from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { eq, or } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { sendError } from '../../http/envelope.ts';
import { requireMediaType } from '../../http/input/refuse-input.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { selectGames, storedGame } from '../catalogue/game.mapper.ts';
import { changeFairness, fairnessOf } from './fairness.ts';
import { framePlaceOf } from './frame-place.ts';
import { sendFrame, sendFrameFile, sendOldAddress, sendOpenedPage } from './frames.ts';
import { launch } from './launch.ts';
import { LAUNCH_HEADER, launchOf, launchRoutes } from './launch-route.ts';
import { openLaunch } from './opened-launch.ts';
import { openGame, stateOf } from './opening-state.ts';
import { playRound } from './play-round.ts';
import { readAsk } from './read-ask.ts';
import { demoGameOf, folderOfPage } from './registry.ts';
import { queueByLaunch, queueByMember } from './round-queues.ts';

const FAIR_PATH = '/wps/play/api/fair';
/** More than anyone opens games; each leaves a row for hours. */
const LAUNCHES_OF_MEMBER: Limit = { count: 60, windowMs: 60_000 };
const OPAQUE_ORIGIN = 'null';

const roundAsk = object({
  stake: int(),
  idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)),
  choice: optional(unknown()),
});

const seedChange = object({
  clientSeed: string().check(regex(/^[\w-]{1,64}$/)),
  seedHash: string().check(regex(/^[0-9a-f]{64}$/)),
});

const readSeedChange = async (context: Context) => {
  requireMediaType(context);
  const parsed = safeParse(seedChange, await context.req.json().catch(() => undefined));
  if (!parsed.success)
    throw new PlatformError(
      'request.invalid',
      'Seeds are changed by { clientSeed: 1 to 64 of A-Z a-z 0-9 _ -, seedHash }.',
    );
  return parsed.data;
};

/** Where a page of rounds begins; the newest for anything that is no id. */
const readBefore = (context: Context): number | undefined => {
  const before = Number(context.req.query('before') ?? Number.NaN);
  return Number.isSafeInteger(before) ? before : undefined;
};

const readRoundAsk = async (context: Context) => {
  const parsed = safeParse(roundAsk, await context.req.json().catch(() => undefined));
  if (!parsed.success) throw new PlatformError('request.invalid', 'A round is { stake, idempotencyKey, choice? }.');
  return parsed.data;
};

/** By its code, or by its id: games on a vendor's front page share a code. */
const findPlayableByCode = async ({ db }: Platform, gameCode: string) => {
  const [row] = await selectGames(db).where(or(eq(games.gameCode, gameCode), eq(games.gameId, gameCode)));
  const playable = row && demoGameOf(storedGame(row));
  if (!playable) throw new PlatformError('not.found', `There is no demo game "${gameCode}".`);
  return playable;
};

const playAsked = async (platform: Platform, token: string, asked: Infer<typeof roundAsk>) => {
  const now = await platform.clock.now();
  const opened = await openLaunch(platform, token, now);
  const ask = readAsk(opened.playable.game, asked);
  return queueByMember(opened, () => playRound(platform, opened, ask, now));
};

const roundRoute = async (context: Context, platform: Platform) => {
  requireMediaType(context);
  const ask = await readRoundAsk(context);
  const token = launchOf(context);
  return queueByLaunch(token, () => playAsked(platform, token, ask));
};

/** Launch, the seamless wallet that frames talk to, and the frames themselves. */
export const gamesApi = (api: Api): void => {
  const { app, platform } = api;
  answerMember(api, launchGame, launch, { tries: LAUNCHES_OF_MEMBER });
  // In a sandbox without an origin a frame calls from `null`. It never has cookies to lend.
  const origins = [OPAQUE_ORIGIN, ...(platform.config.gamesOrigin ? [platform.config.gamesOrigin] : [])];
  app.use(
    '/wps/play/*',
    cors({ origin: origins, allowHeaders: ['Content-Type', LAUNCH_HEADER], exposeHeaders: ['Retry-After'] }),
  );
  const route = launchRoutes(app, launchGame);
  route('POST', '/wps/play/api/open', async (context) =>
    openGame(platform, launchOf(context), await platform.clock.now()),
  );
  route('GET', '/wps/play/api/state', async (context) =>
    stateOf(platform, launchOf(context), await platform.clock.now()),
  );
  route('POST', PLAY_ROUND_PATH, (context) => roundRoute(context, platform));
  const askedBy = async (context: Context) => ({ launch: launchOf(context), now: await platform.clock.now() });
  route('GET', FAIR_PATH, async (context) => fairnessOf(platform, await askedBy(context), readBefore(context)));
  route('POST', FAIR_PATH, async (context) => {
    const change = await readSeedChange(context);
    return queueByLaunch(launchOf(context), async () => changeFairness(platform, await askedBy(context), change));
  });
  route(
    'GET',
    '/wps/play/api/odds',
    async (context) => (await findPlayableByCode(platform, context.req.query('game') ?? '')).game.odds,
  );
  app.get('/wps/play/frames/:frame/*', sendFrameFile);
  app.get('/wps/play/:gameCode', async (context) => {
    try {
      const place = await framePlaceOf(context, platform);
      if (context.req.query('launch') !== undefined) return sendOldAddress(context, place);
      const code = context.req.param('gameCode');
      const page = folderOfPage(code);
      if (page !== undefined) return await sendOpenedPage(context, place, page);
      return sendFrame(context, place, await findPlayableByCode(platform, code));
    } catch (error) {
      return sendError(context, error, launchGame);
    }
  });
};
