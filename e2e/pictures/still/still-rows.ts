import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { aBet, aGame, type Bet, type Game } from '@shared-kernel/testing/game-builders';
import { aTransaction } from '@shared-kernel/testing/money-builders';
import { STILL_TIME } from './still-time.ts';

/** Games of the seed, by node id: their pictures are the site's own. */
export const GAMES: readonly Game[] = [
  ['100001', 'Parol Nights'],
  ['100014', 'Golden Ingot'],
  ['100021', 'Koi Emperor'],
  ['100006', 'Halo-Halo'],
  ['100030', 'Seven Islands of the Typhoon King'],
].map(([nodeId = '', gameName = '']) =>
  aGame({ nodeId, gameId: nodeId, gameName, nodeName: gameName, iconUrl: `/wps/art/game/${nodeId}.svg` }),
);

const AMOUNTS = ['0.05', '1250.00', '98765432.10', '88.00'];
const gameAt = (index: number): Game => GAMES[index % GAMES.length] ?? aGame();
export const amountAt = (index: number): string => AMOUNTS[index % AMOUNTS.length] ?? '1.00';

/** A bet every half hour, back from the still time: over midnight, with gains, losses and a void one. */
export const BETS: readonly Bet[] = Array.from({ length: 8 }, (_, index) => {
  const { nodeId, gameName, iconUrl } = gameAt(index);
  return aBet({
    betNo: `PN-91435497${20 + index}`,
    nodeId,
    gameName,
    iconUrl,
    stake: '10.00',
    payout: index % 2 === 0 ? amountAt(index) : '0.00',
    profit: index % 2 === 0 ? amountAt(index) : '-10.00',
    status: index === 3 ? 'void' : 'settled',
    placedAt: new Date(STILL_TIME.getTime() - index * 4 * 3_600_000).toISOString(),
  });
});
export const BETS_FOOTER = {
  count: BETS.length,
  stake: '80.00',
  validBet: '70.00',
  payout: '98766682.15',
  profit: '98766602.15',
};

/** Movements of every kind that a long name or a long amount may have. */
export const TRANSACTIONS = ['deposit', 'stake', 'payout', 'bonus', 'withdrawal', 'refund'].map((type, index) =>
  aTransaction({
    transactionNo: `TX-0000000000A${index}`,
    type,
    typeName: type[0]?.toUpperCase() + type.slice(1),
    amount: index % 2 === 0 ? amountAt(index) : `-${amountAt(index)}`,
    ...(type === 'bonus' ? { isBonus: true, balanceAfter: undefined } : { balanceAfter: amountAt(index + 2) }),
    reference: index === 3 ? '' : `DP260714-012345678${index}`,
    createdAt: new Date(STILL_TIME.getTime() - index * 7 * 3_600_000).toISOString(),
  }),
);

export const TRANSACTIONS_FOOTER = {
  count: TRANSACTIONS.length,
  moneyIn: '98767682.15',
  moneyOut: '-40.00',
  net: '98767642.15',
};

/** An answer of an endpoint, whole. */
export const still = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>) => [endpoint, value] as const;
