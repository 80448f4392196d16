import type { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { eq } from '../../../database/orm.ts';
import type { MemberCall } from '../../../http/answer.ts';
import { totalBalance } from '../../../ledger/member-account.ts';
import { toDecimal } from '../../../ledger/money.ts';
import { type HeldOrder, openOrder } from '../../../orders/orders.ts';
import { addRecentGame } from '../../catalogue/collections.ts';
import { countPlay } from '../../limits/play-meter.ts';
import * as stakes from '../../stakes/move-stake.ts';
import { admitStake, holdStaker } from '../../stakes/staker.ts';
import { type Draw, presentDraws } from '../draws/write-draws.ts';
import { lotteryDraws, lotteryLines, lotteryOrders } from '../lottery.tables.ts';
import { type OfferedLottery, offeredLottery } from '../offer/offered.ts';
import { LOTTERY_ORDER } from './lottery-order.ts';
import { orderOf } from './order-view.ts';
import { readLines, type SoldLine } from './read-lines.ts';

type Place = typeof placeOrder;
type PlaceCall = MemberCall<ParsedInputOf<Place>>;

const closed = (numero: string) => new PlatformError<Place>('draw.closed', `Draw ${numero} takes no orders.`);

const findOffered = async ({ platform, merchant, input }: PlaceCall): Promise<OfferedLottery> => {
  const found = await offeredLottery(platform.db, merchant, input.gameCode);
  if (found?.lottery.modes[input.prizeMode] !== undefined) return found;
  throw new PlatformError<Place>('lottery.unavailable', `${input.gameCode} is not sold in ${input.prizeMode}.`);
};

/**
 * Holds the draw open until the order is through: the job that draws waits for it. The time is asked again once the row
 * is held, since a request may have waited for its turn.
 */
const holdDraw = async (tx: Transaction, { platform, input }: PlaceCall, present: Draw | undefined): Promise<Draw> => {
  const numero = input.numero ?? present?.numero ?? '';
  if (!present || present.numero !== numero) throw closed(numero);
  const [draw] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, present.id)).for('share');
  const now = await nowWithin(tx, platform.config);
  if (draw?.state !== 'open' || now < draw.opensAt || now >= draw.closesAt) throw closed(numero);
  return draw;
};

interface Sale {
  readonly draw: Draw;
  readonly offer: OfferedLottery;
  readonly lines: readonly SoldLine[];
  readonly stake: bigint;
}

/** Takes the stake from the member's account; a bonus plays games, no lottery. Returns the two accounts. */
const takeStake = async (tx: Transaction, { session, merchant, now }: PlaceCall, order: HeldOrder, stake: bigint) => {
  const staker = await holdStaker(tx, session.member, session.member.isTrial);
  const meter = await admitStake(tx, staker, stake, { at: now, gapMs: merchant.playGapMinutes * MINUTE_MS });
  const reference = order.orderNo;
  const { houseId } = await stakes.takeStake(tx, staker, { stake, withBonus: false, reference, at: now });
  await countPlay(tx, meter, { openStake: stake, playedAt: now });
  return { accountId: staker.accountId, houseId };
};

const sell = async (tx: Transaction, call: PlaceCall, { draw, offer, lines, stake }: Sale) => {
  const { session, input, now } = call;
  const order = await openOrder(tx, LOTTERY_ORDER, session.member.id, { by: 'member', at: now });
  const accounts = await takeStake(tx, call, order, stake);
  await tx.insert(lotteryOrders).values({
    ...accounts,
    orderId: order.id,
    drawId: draw.id,
    gameCode: draw.gameCode,
    prizeMode: input.prizeMode,
    isFreePlay: session.member.isTrial,
    stake,
    payout: 0n,
  });
  const rows = lines.map((line, index) => ({ ...line, orderId: order.id, place: index + 1, payout: 0n }));
  await tx.insert(lotteryLines).values(rows.map((row) => ({ ...row, state: 'waiting' as const })));
  await addRecentGame(tx, session.member.id, offer.game.nodeId, now);
  return order.orderNo;
};

/**
 * An order in one transaction: draw held open, lines checked, stake taken, order and lines written. The caller's key
 * makes it once (`isIdempotent`).
 */
export const place = async (call: PlaceCall): Promise<ValueOf<Place>> => {
  const { platform, session, input, language, now } = call;
  const offer = await findOffered(call);
  const lines = readLines(offer.lottery, input);
  const stake = lines.reduce((sum, line) => sum + line.stake, 0n);
  const present = await presentDraws(platform.db, [offer.lottery], now, platform.config.wrappingKeys);
  const { orderNo, balance } = await platform.db.transaction(async (tx) => {
    const draw = await holdDraw(tx, call, present.get(offer.lottery.code));
    const sold = await sell(tx, call, { draw, offer, lines, stake });
    return { orderNo: sold, balance: await totalBalance(tx, session.member) };
  });
  const order = await orderOf(platform.db, session.member.id, orderNo, { language, now });
  return { ...order, sumBalance: toDecimal(balance), serverTime: now.toISOString() };
};
