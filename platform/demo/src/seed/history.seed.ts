import type { sessions as sessionsTable } from '../../../src/identity/sessions.tables.ts';
import type { rebates as rebatesTable } from '../../../src/money/rebates/rebates.tables.ts';
import { BOARD_THRESHOLD_MINOR } from '../../../src/play/winners/record-win.ts';
import type { wins as winsTable } from '../../../src/play/winners/winners.tables.ts';
import { maskName } from '../../../src/records/mask-name.ts';
import type { BetRow, Book } from './book.ts';
import { type DayPlan, HABITS, type PlannedBet, planDay } from './day-plan.ts';
import { createDice, type Dice } from './dice.ts';

export interface Player {
  readonly memberId: number;
  readonly username: string;
  readonly registeredAt: Date;
  readonly wallet: number;
  readonly vipLevel: number;
  readonly isKeen: boolean;
  /** Somebody stands above. */
  readonly isInTeam: boolean;
  /** Agents do not play in the seeded history. */
  readonly isIdle: boolean;
}

export interface House {
  readonly games: number;
  readonly gateway: number;
  readonly opening: number;
  readonly bonus: number;
}

export interface HistoryRows {
  readonly bets: BetRow[];
  readonly sessions: (typeof sessionsTable.$inferInsert)[];
  readonly wins: (typeof winsTable.$inferInsert)[];
  readonly rebates: (typeof rebatesTable.$inferInsert)[];
}

export interface Scene {
  readonly merchant: string;
  readonly day: string;
  readonly now: Date;
  readonly house: House;
  readonly book: Book;
  readonly rows: HistoryRows;
  /** Node ids to bet on; the popular ones repeat. */
  readonly nodes: readonly string[];
}

const DEPOSITS_MINOR = [20_000n, 50_000n, 50_000n, 100_000n, 200_000n, 500_000n];
const RICH_MINOR = 3_000_000n;
const WITHDRAWAL_CHANCE = 0.3;

const deposit = (scene: Scene, player: Player, amount: bigint, at: Date): void =>
  scene.book.move({
    kind: 'deposit',
    key: `seed-deposit/${player.memberId}/${at.getTime()}`,
    reference: `DP-${player.memberId}${at.getTime()}`,
    at,
    member: player.wallet,
    house: scene.house.gateway,
    amount,
  });

const keepAfloat = (scene: Scene, player: Player, stake: bigint, at: Date, dice: Dice): void => {
  if (scene.book.balance(player.wallet) >= stake) return;
  const amount = dice.pick(DEPOSITS_MINOR.filter((choice) => choice >= stake));
  deposit(scene, player, amount, new Date(at.getTime() - 20_000));
};

/** Writes one settled bet: both sides of the ledger, the record, and the board when it is worth it. */
export const playBet = (
  scene: Scene,
  player: Player,
  node: string,
  bet: Omit<PlannedBet, 'multiplier'> & { payout: bigint },
  betNo: string,
): void => {
  const { book, house, rows, merchant } = scene;
  const { at, stake, payout, isVoid } = bet;
  const side = { reference: betNo, at, member: player.wallet, house: house.games };
  book.move({ ...side, kind: 'stake', key: `stake/${betNo}`, amount: -stake });
  const returned = isVoid ? stake : payout;
  if (returned > 0n) book.move({ ...side, kind: 'payout', key: `payout/${betNo}`, amount: returned });
  rows.bets.push({
    betNo,
    memberId: player.memberId,
    nodeId: node,
    isFreePlay: false,
    stake,
    validBet: isVoid ? 0n : stake,
    payout: returned,
    status: isVoid ? 'void' : 'settled',
    placedAt: at,
  });
  if (!isVoid && payout >= BOARD_THRESHOLD_MINOR) {
    rows.wins.push({ merchant, nodeId: node, maskedName: maskName(player.username), amount: payout, wonAt: at });
  }
};

const visit = (scene: Scene, player: Player, plan: DayPlan, dice: Dice): void => {
  const { day, rows } = scene;
  rows.sessions.push({
    tokenHash: `seed/${player.memberId}/${day}`,
    memberId: player.memberId,
    startedAt: plan.sessionStart,
    lastSeenAt: plan.sessionEnd,
    expiresAt: plan.sessionEnd,
    endedAt: plan.sessionEnd,
  });
  plan.bets.forEach((bet, index) => {
    keepAfloat(scene, player, bet.stake, bet.at, dice);
    const betNo = `S${day.replaceAll('-', '').slice(2)}-${player.memberId}-${index + 1}`;
    playBet(scene, player, dice.pick(scene.nodes), { ...bet, payout: (bet.stake * bet.multiplier) / 100n }, betNo);
  });
  const balance = scene.book.balance(player.wallet);
  if (balance > RICH_MINOR && dice.chance(WITHDRAWAL_CHANCE)) {
    scene.book.move({
      kind: 'withdrawal',
      key: `seed-withdrawal/${player.memberId}/${day}`,
      reference: `WD-${player.memberId}${day.replaceAll('-', '')}`,
      at: plan.sessionEnd,
      member: player.wallet,
      house: scene.house.gateway,
      amount: -(balance / 2n),
    });
  }
};

/** One day of one brand: who came, what they bet, what they paid in and took out. The same for a day every time. */
export const liveDay = (scene: Scene, players: readonly Player[]): void => {
  const dice = createDice(`${scene.merchant}/${scene.day}`);
  for (const player of players) {
    const plan = planDay(scene.day, scene.now, player.isKeen ? HABITS.keen : HABITS.regular, dice);
    if (!plan || player.isIdle || plan.sessionStart < player.registeredAt) continue;
    visit(scene, player, plan, dice);
  }
};
