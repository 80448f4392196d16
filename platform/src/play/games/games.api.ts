import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { launchGame } from 'shared-kernel/contracts/play';
import { int, object, regex, safeParse, string } from 'shared-kernel/schema';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { sendError, sendValue } from '../../http/envelope.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { selectGames } from '../catalogue/game.mapper.ts';
import { gameIconUrl } from '../catalogue/icon-urls.ts';
import { sendFrame, sendFrameFile } from './frames.ts';
import type { GameState } from './framework.ts';
import { gameStateOf } from './game-state.ts';
import { launch } from './launch.ts';
import { openLaunch } from './opened-launch.ts';
import { playRound } from './play-round.ts';
import { systemRandom } from './random.ts';
import { demoGameOf } from './registry.ts';

const LAUNCH_HEADER = 'Launch';

const roundAsk = object({
  stake: int(),
  idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)),
});

const readRoundAsk = async (context: Context) => {
  const parsed = safeParse(roundAsk, await context.req.json().catch(() => undefined));
  if (!parsed.success) throw new PlatformError('request.invalid', 'A round is { stake, idempotencyKey }.');
  return parsed.data;
};

const findPlayableByCode = async ({ db }: Platform, gameCode: string) => {
  const [row] = await selectGames(db).where(eq(games.gameCode, gameCode));
  const playable = row && demoGameOf(row.game);
  if (!playable) throw new PlatformError('not.found', `There is no demo game "${gameCode}".`);
  return playable;
};

const stateRoute = async (context: Context, platform: Platform): Promise<GameState> => {
  const opened = await openLaunch(platform, context.req.header(LAUNCH_HEADER), await platform.clock.now());
  const { member, stored, playable, isFreePlay } = opened;
  return {
    gameCode: stored.gameCode,
    nodeId: stored.nodeId,
    title: stored.name,
    vendorName: stored.vendorName,
    vendorHue: stored.vendorHue,
    iconUrl: gameIconUrl(stored),
    currency: member.currency,
    isFreePlay,
    stakes: playable.game.stakes,
    balanceMinor: Number(await balanceOf(platform.db, memberAccountOf(member, isFreePlay))),
    state: (await gameStateOf(platform.db, opened)) ?? null,
    theme:
      playable.game.theme?.({
        gameId: stored.gameId,
        category: stored.category,
        vendorHue: stored.vendorHue,
        title: stored.name,
      }) ?? null,
  };
};

const roundRoute = async (context: Context, platform: Platform) => {
  const now = await platform.clock.now();
  const opened = await openLaunch(platform, context.req.header(LAUNCH_HEADER), now);
  const ask = await readRoundAsk(context);
  if (!opened.playable.game.stakes.includes(ask.stake)) {
    throw new PlatformError(
      'request.invalid',
      `The stakes of this game are ${opened.playable.game.stakes.join(', ')} (minor units).`,
    );
  }
  return playRound(platform, opened, ask, systemRandom, now);
};

const route = (
  app: Hono,
  method: 'GET' | 'POST',
  path: string,
  handle: (context: Context) => Promise<unknown>,
): void => {
  app.on(method, path, async (context) => {
    try {
      context.header('Cache-Control', 'no-store');
      return sendValue(context, await handle(context));
    } catch (error) {
      return sendError(context, error, launchGame);
    }
  });
};

/** Launch, the seamless wallet that frames talk to, and the frames themselves. */
export const gamesApi = (api: Api): void => {
  const { app, platform } = api;
  answerMember(api, launchGame, launch);
  // A frame is sandboxed without the site's origin: it may call from `null`, and it never has cookies to lend.
  app.use('/wps/play/*', cors({ origin: '*', allowHeaders: ['Content-Type', LAUNCH_HEADER] }));
  route(app, 'GET', '/wps/play/api/state', (context) => stateRoute(context, platform));
  route(app, 'POST', '/wps/play/api/round', (context) => roundRoute(context, platform));
  route(
    app,
    'GET',
    '/wps/play/api/odds',
    async (context) => (await findPlayableByCode(platform, context.req.query('game') ?? '')).game.odds,
  );
  app.get('/wps/play/frames/:frame/*', sendFrameFile);
  app.get('/wps/play/:gameCode', async (context) => {
    try {
      return await sendFrame(context, (await findPlayableByCode(platform, context.req.param('gameCode'))).frame);
    } catch (error) {
      return sendError(context, error, launchGame);
    }
  });
};
