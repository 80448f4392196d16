import { int, object, regex, safeParse, string, unknown } from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { PlatformError } from '../../../base/platform-error.ts';
import type { Api } from '../../../http/answer.ts';
import { callerAddress } from '../../../http/caller.ts';
import { hashToken } from '../../../identity/tokens.ts';
import { type GameStreams, requireStreamType } from '../game-streams.ts';
import { invalid, launchOf, launchRoutes, launchVisits, readBody } from '../launch-route.ts';
import { queueByLaunch } from '../round-queues.ts';
import { CARD_ROOM_CALL } from './card-room-errors.ts';
import { cardRoomFairness } from './card-room-fairness.ts';
import { createCardRoomHub } from './card-room-hub.ts';
import { viewRoom } from './card-room-view.ts';
import { type Visitor, visit } from './card-rounds.ts';
import { type PlayAsk, playCards } from './play-cards.ts';
import { leaveSeat, takeSeat } from './take-seat.ts';

const PATH = '/wps/play/api/cards';

const sitAsk = object({ idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)), stakeMinor: int() });
const leaveAsk = object({ roundId: int() });
const playAsk = object({ roundId: int(), turn: int(), cards: unknown() });

const readSit = async (context: Context) => {
  const parsed = safeParse(sitAsk, await readBody(context));
  if (!parsed.success)
    throw invalid('A seat is taken by { idempotencyKey, stakeMinor }, with the price that the player has seen.');
  return parsed.data;
};

const readLeave = async (context: Context) => {
  const parsed = safeParse(leaveAsk, await readBody(context));
  if (!parsed.success) throw invalid('A seat is given up by { roundId }.');
  return parsed.data;
};

const readPlay = async (context: Context, { seated }: Visitor): Promise<PlayAsk> => {
  const parsed = safeParse(playAsk, await readBody(context));
  const cards = parsed.success ? seated.readCards(parsed.data.cards) : undefined;
  if (!parsed.success || !cards)
    throw invalid('Cards are played by { roundId, turn, cards }; without cards it is a pass.');
  return { ...parsed.data, cards };
};

/**
 * The calls of a card room: how it is, a seat, the seat given up until the cards are dealt, a move, what rounds are dealt from, and a
 * stream of changes. All carry the launch token.
 */
export const cardRoomsApi = ({ app, platform }: Api, streams: GameStreams): void => {
  const watchRoom = createCardRoomHub(platform);

  const { enter, watch, endsBy } = launchVisits({ platform }, (opened): Visitor => {
    const visitor = visit(platform, opened);
    if (!visitor) throw new PlatformError('not.found', 'This game has no room.');
    return visitor;
  });

  const route = launchRoutes(app, CARD_ROOM_CALL);

  /** What a player does, one thing at a time; answered with how the room is after it. */
  const act = (path: string, doIt: (context: Context, visitor: Visitor) => Promise<void>): void =>
    route('POST', `${PATH}${path}`, (context) =>
      queueByLaunch(launchOf(context), async () => {
        const visitor = await enter(context);
        await doIt(context, visitor);
        return viewRoom(platform, visitor);
      }),
    );

  route('GET', PATH, async (context) => viewRoom(platform, await watch(context)));
  act('/sit', async (context, visitor) => takeSeat(platform, visitor, await readSit(context)));
  act('/leave', async (context, visitor) => leaveSeat(platform, visitor, (await readLeave(context)).roundId));
  act('/play', async (context, visitor) => playCards(platform, visitor, await readPlay(context, visitor)));

  route('GET', `${PATH}/fair`, async (context) => {
    const before = Number(context.req.query('before') ?? Number.NaN);
    return cardRoomFairness(platform, await watch(context), Number.isSafeInteger(before) ? before : undefined);
  });

  route('GET', `${PATH}/stream`, async (context) => {
    requireStreamType(context);
    const visitor = await watch(context);
    const launch = launchOf(context);
    const first = await viewRoom(platform, visitor);
    return streams.open(
      context,
      {
        memberId: visitor.member.id,
        launchHash: hashToken(launch),
        address: callerAddress(context, platform.config.trustedProxies),
        endsBy: endsBy(launch),
        watch: (watcher) => watchRoom(visitor, first, watcher),
      },
      JSON.stringify(first),
    );
  });
};
