import { int, object, regex, safeParse, string, unknown } from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { PlatformError } from '../../../base/platform-error.ts';
import type { Api } from '../../../http/answer.ts';
import { callerAddress } from '../../../http/caller.ts';
import { hashToken } from '../../../identity/tokens.ts';
import { type GameStreams, requireStreamType } from '../game-streams.ts';
import { invalid, launchOf, launchRoutes, launchVisits, readBody } from '../launch-route.ts';
import { queueByLaunch } from '../round-queues.ts';
import { placeBet, type Seated, takeBack } from './place-bet.ts';
import { TABLE_CALL } from './table-errors.ts';
import { tableFairness } from './table-fairness.ts';
import { createTableHub } from './table-hub.ts';
import { viewOwn } from './table-view.ts';

const PATH = '/wps/play/api/table';

const betAsk = object({
  roundId: int(),
  laid: unknown(),
  idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)),
});
const takeBackAsk = object({ roundId: int() });

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
export const tablesApi = ({ app, platform }: Api, streams: GameStreams): void => {
  const hub = createTableHub(platform);

  const { enter, watch, endsBy } = launchVisits({ platform }, (opened, launch): Seated => {
    const { shared } = opened.playable.game;
    if (!shared) throw new PlatformError('not.found', 'This game has no table.');
    return { ...opened, launchHash: hashToken(launch), shared, table: shared.tableFor(opened.stored) };
  });

  const view = async (seated: Seated) => {
    const table = await hub.look(seated.table.code, seated.playable.game.code);
    return { table, own: await viewOwn(platform, seated, table.round?.id) };
  };

  const route = launchRoutes(app, TABLE_CALL);

  route('GET', PATH, async (context) => view(await watch(context)));

  route('POST', `${PATH}/bet`, (context) =>
    queueByLaunch(launchOf(context), async () => {
      const seated = await enter(context);
      await placeBet(platform, seated, await readBet(context, seated));
      return view(seated);
    }),
  );

  route('POST', `${PATH}/take-back`, (context) =>
    queueByLaunch(launchOf(context), async () => {
      const seated = await enter(context);
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
    const { launchHash, member, table } = seated;
    const { code } = table;
    const game = seated.playable.game.code;
    const first = await hub.look(code, game);
    return streams.open(
      context,
      {
        memberId: member.id,
        launchHash,
        address: callerAddress(context, platform.config.trustedProxies),
        endsBy: endsBy(launchOf(context)),
        watch: (watcher) => hub.sit(code, game, first, watcher),
      },
      JSON.stringify(first),
    );
  });
};
