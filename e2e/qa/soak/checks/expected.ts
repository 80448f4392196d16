import { START_BALANCE_MINOR } from '../../world/players.ts';
import type { Book } from '../book.ts';
import type { KeptBet, KeptOrder, Movement } from './kept.ts';

/** The house's own channel, by which a member's first balance comes. */
const isFirstBalance = ({ channel }: KeptOrder): boolean => channel === 'OPERATOR';

type Move = readonly [key: string, amount: number];

const ofBets = ({ bets }: Book): readonly Movement[] =>
  [...bets].flatMap(([betNo, { username, stake, payout }]) => [
    { key: `stake/${betNo}`, username, amount: -stake },
    ...(payout > 0 ? [{ key: `payout/${betNo}`, username, amount: payout }] : []),
  ]);

/** What they won, their own row says; of card rooms it is compared with the stakes of the round besides. */
const ofOpenBets = ({ openBets }: Book, kept: readonly KeptBet[]): readonly Movement[] =>
  kept.flatMap(({ key, betNo, status, payout }) => {
    const asked = openBets.get(key);
    if (!asked) return [];
    const { username, stake } = asked;
    const back = { key: `refund/${betNo}`, username, amount: stake };
    const won = { key: `payout/${betNo}`, username, amount: payout };
    return [
      { key: `stake/${betNo}`, username, amount: -stake },
      ...(status === 'void' ? [back] : []),
      ...(payout > 0 ? [won] : []),
    ];
  });

const ofTransfers = ({ transfers }: Book): readonly Movement[] =>
  [...transfers].flatMap(([transferNo, { from, to, amount }]) => [
    { key: `transfer/${transferNo}`, username: from, amount: -amount },
    { key: `transfer/${transferNo}`, username: to, amount },
  ]);

const ofDeposit = ({ deposits }: Book, order: KeptOrder): readonly Move[] => {
  const { orderNo, state } = order;
  const amount = isFirstBalance(order) ? START_BALANCE_MINOR : deposits.get(orderNo)?.received;
  return amount !== undefined && state === 'credited' ? [[`deposit/${orderNo}`, amount]] : [];
};

/** Given, and at its end all of it the member's, which moves nothing of theirs in sum, or gone: own money is played first, and outlasts the soak. */
const ofBonus = ({ bonuses }: Book, { orderNo, state }: KeptOrder): readonly Move[] => {
  const given = bonuses.get(orderNo);
  if (!given) return [];
  const end: Move = [`bonus-end/${orderNo}`, state === 'met' ? 0 : -given.amount];
  return [[`bonus/${orderNo}`, given.amount], ...(state === 'active' ? [] : [end])];
};

const ofWithdrawal = ({ withdrawals }: Book, { orderNo, state }: KeptOrder): readonly Move[] => {
  const asked = withdrawals.get(orderNo);
  if (!asked) return [];
  const back: Move = [`withdrawal-return/${orderNo}`, asked.amount];
  return [[`withdrawal/${orderNo}`, -asked.amount], ...(state === 'rejected' ? [back] : [])];
};

const ofLottery = ({ lotteries }: Book, { orderNo, state, payout }: KeptOrder): readonly Move[] => {
  const asked = lotteries.get(orderNo);
  if (!asked) return [];
  const won: Move = [`payout/${orderNo}`, payout];
  // An order of one line: the key of its refund names the line.
  const back: Move = [`refund/${orderNo}-1`, asked.stake];
  const stake: Move = [`stake/${orderNo}`, -asked.stake];
  return [stake, ...(payout > 0 ? [won] : []), ...(state === 'cancelled' ? [back] : [])];
};

/**
 * Every movement that follows from what was answered: no more and no less may be in the ledger. Where money hangs on how an
 * order or a bet ended, its state says which; what the states may be is checked by itself.
 */
export const expectedMovements = (
  book: Book,
  orders: readonly KeptOrder[],
  bets: readonly KeptBet[],
): readonly Movement[] => [
  ...ofBets(book),
  ...ofOpenBets(book, bets),
  ...ofTransfers(book),
  ...orders.flatMap((order) =>
    [ofDeposit, ofBonus, ofWithdrawal, ofLottery]
      .flatMap((movesOf) => movesOf(book, order))
      .map(([key, amount]) => ({ key, username: order.username, amount })),
  ),
];

/** Every order that was answered, with the states that it may be in now. */
export const expectedEnds = (book: Book, orders: readonly KeptOrder[]): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...orders.filter(isFirstBalance).map(({ orderNo }) => [orderNo, ['credited']] as const),
    ...[...book.deposits].map(([orderNo, { ends }]) => [orderNo, ends] as const),
    ...[...book.bonuses].map(([orderNo, { ends }]) => [orderNo, ends] as const),
    ...[...book.withdrawals].map(([orderNo, { end }]) => [orderNo, [end]] as const),
    ...[...book.lotteries].map(([orderNo, { ends }]) => [orderNo, ends] as const),
  ]);
