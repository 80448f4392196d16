import { int, object, regex, safeParse, string, unknown } from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { PlatformError } from '../../../base/platform-error.ts';
import type { Api } from '../../../http/answer.ts';
import { callerAddress } from '../../../http/caller.ts';
import { requireMediaType } from '../../../http/input/refuse-input.ts';
import { hashToken } from '../../../identity/tokens.ts';
import { launchOf, launchRoutes } from '../launch-route.ts';
import { type OpenedLaunch, openLaunch, watchLaunch } from '../opened-launch.ts';
import { queueByLaunch } from '../round-queues.ts';
import { placeBet, type Seated, takeBack } from './place-bet.ts';
import { TABLE_CALL } from './table-errors.ts';
import { tableFairness } from './table-fairness.ts';
import { createTableHub } from './table-hub.ts';
import { createTableStreams, requireStreamType } from './table-stream.ts';
import { viewOwn } from './table-view.ts';

const PATH = '/wps/play/api/table';

const betAsk = object({
  roundId: int(),
  laid: unknown(),
  idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)),
});
const takeBackAsk = object({ roundId: int() });

const invalid = (message: string) => new PlatformError('request.invalid', message);

const readBody = async (context: Context): Promise<unknown> => {
  requireMediaType(context);
  return context.req.json().catch(() => undefined);
};

const readBet = async (context: Context, { shared, table }: Seated) => {
  const parsed = safeParse(betAsk, await readBody(context));
  const laid = parsed.success ? shared.readLaid(parsed.data.laid) : undefined;
  const [least = 1] = table.chips;
  const isOfChips = Object.values(laid ?? {}).every((amount) => (amount ?? 0) % least === 0);
  if (!parsed.success || !laid || !isOfChips)
    throw invalid(`A bet is { roundId, laid, idempotencyKey }, in multiples of ${least} (minor units).`);
  return { ...parsed.data, laid };
};

const readTakeBack = async (context: Context) => {
  const parsed = safeParse(takeBackAsk, await readBody(context));
  if (!parsed.success) throw invalid('Bets are taken back by { roundId }.');
  return parsed.data;
};

/**
 * The calls of a table: how it is, a bet, all of it taken back until the cut-off, what a shoe is dealt from, and a stream of its
 * changes. All carry the launch token.
 */
export const tablesApi = ({ app, platform, closing }: Api): void => {
  const hub = createTableHub(platform);
  const streams = createTableStreams();
  closing.addEventListener('abort', streams.endAll);

  const seatBy = (context: Context, opened: OpenedLaunch): Seated => {
    const { shared } = opened.playable.game;
    if (!shared) throw new PlatformError('not.found', 'This game has no table.');
    return { ...opened, launchHash: hashToken(launchOf(context)), shared, table: shared.tableFor(opened.stored) };
  };

  /** For bets: they are a sign of life. */
  const seat = async (context: Context): Promise<Seated> =>
    seatBy(context, await openLaunch(platform, launchOf(context), await platform.clock.now()));

  /** For looks, which the page does by itself. */
  const watch = async (context: Context): Promise<Seated> =>
    seatBy(context, await watchLaunch(platform, launchOf(context), await platform.clock.now()));

  const view = async (seated: Seated) => {
    const table = await hub.look(seated.table.code, seated.playable.game.code);
    return { table, own: await viewOwn(platform, seated, table.round?.id) };
  };

  const route = launchRoutes(app, TABLE_CALL);

  route('GET', PATH, async (context) => view(await watch(context)));

  route('POST', `${PATH}/bet`, (context) =>
    queueByLaunch(launchOf(context), async () => {
      const seated = await seat(context);
      await placeBet(platform, seated, await readBet(context, seated));
      return view(seated);
    }),
  );

  route('POST', `${PATH}/take-back`, (context) =>
    queueByLaunch(launchOf(context), async () => {
      const seated = await seat(context);
      await takeBack(platform, seated, (await readTakeBack(context)).roundId);
      return view(seated);
    }),
  );

  route('GET', `${PATH}/fair`, async (context) => {
    const before = Number(context.req.query('before') ?? Number.NaN);
    return tableFairness(platform, await watch(context), Number.isSafeInteger(before) ? before : undefined);
  });

  route('GET', `${PATH}/stream`, async (context) => {
    requireStreamType(context);
    const seated = await watch(context);
    const launch = launchOf(context);
    const { code } = seated.table;
    const game = seated.playable.game.code;
    const first = JSON.stringify(await hub.look(code, game));
    const endsBy = async (): Promise<string | undefined> => {
      try {
        await watchLaunch(platform, launch, await platform.clock.now());
        return undefined;
      } catch (error) {
        return error instanceof PlatformError ? error.code : undefined;
      }
    };
    const address = callerAddress(context, platform.config.trustedProxies);
    return streams.open(context, { seated, address, endsBy, sit: (each) => hub.sit(code, game, each) }, first);
  });
};
