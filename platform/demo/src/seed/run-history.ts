import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import { bulkInsert } from '../../../src/database/bulk-insert.ts';
import type { Database } from '../../../src/database/database.ts';
import { and, asc, eq, isNotNull } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { sessions } from '../../../src/identity/sessions.tables.ts';
import { ensureAccount } from '../../../src/ledger/accounts.ts';
import { accounts } from '../../../src/ledger/ledger.tables.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { rebates } from '../../../src/money/rebates/rebates.tables.ts';
import { bets } from '../../../src/play/bets/bets.tables.ts';
import { games } from '../../../src/play/catalogue/catalogue.tables.ts';
import { wins } from '../../../src/play/winners/winners.tables.ts';
import { dailyWins, openingWins } from './big-wins.ts';
import { Book } from './book.ts';
import { DEMO_ACCOUNTS, type DemoAccount, JUAN, MARA } from './demo-accounts.ts';
import { giveBack } from './give-back.ts';
import { type HistoryRows, type House, liveDay, type Player, type Scene } from './history.seed.ts';

/** A popular game is this many times as likely to be bet on. */
const HOT_WEIGHT = 12;
const CORRECTION_BEFORE_MS = 5 * 60_000;

const loadPlayers = async (tx: Database, merchant: Merchant): Promise<Player[]> => {
  const rows = await tx
    .select({
      memberId: members.id,
      username: members.username,
      registeredAt: members.registeredAt,
      wallet: accounts.id,
      vipLevel: members.vipLevel,
      uplineId: members.uplineId,
    })
    .from(members)
    .innerJoin(accounts, and(eq(accounts.memberId, members.id), eq(accounts.kind, 'wallet')))
    .where(eq(members.merchant, merchant.code))
    .orderBy(asc(members.id));
  return rows.map(({ uplineId, ...row }) => ({
    ...row,
    isInTeam: uplineId !== null,
    isKeen: row.username === JUAN.username,
    isIdle: row.username === MARA.username,
  }));
};

const loadNodes = async (
  tx: Database,
  merchant: Merchant,
): Promise<{ nodes: string[]; nodeOf: (name: string) => string; categoryOf: (node: string) => string }> => {
  const rows = await tx
    .select({ nodeId: games.nodeId, name: games.name, category: games.category, hotRank: games.hotRank })
    .from(games)
    .orderBy(asc(games.sort));
  const shown = rows.filter((game) => !merchant.hiddenCategories.includes(game.category));
  const byName = new Map(rows.map((game) => [game.name, game.nodeId]));
  const nodeOf = (name: string): string => byName.get(name) ?? '';
  const categories = new Map(rows.map((game) => [game.nodeId, game.category]));
  return {
    nodes: shown.flatMap((game) => Array<string>(game.hotRank === null ? 1 : HOT_WEIGHT).fill(game.nodeId)),
    nodeOf,
    categoryOf: (node) => categories.get(node) ?? '',
  };
};

const openHouse = async (tx: Database, { code, currency }: Merchant): Promise<House> => {
  const key = { merchant: code, memberId: null, currency };
  return {
    games: await ensureAccount(tx, { ...key, kind: 'games' }),
    gateway: await ensureAccount(tx, { ...key, kind: 'gateway' }),
    opening: await ensureAccount(tx, { ...key, kind: 'opening' }),
    bonus: await ensureAccount(tx, { ...key, kind: 'bonus' }),
  };
};

/** Brings a demo account to its exact balance: by an opening balance, a deposit or a withdrawal. */
const settleDemo = (scene: Scene, player: Player, { balanceMinor, username }: DemoAccount): void => {
  const amount = balanceMinor - scene.book.balance(player.wallet);
  if (amount === 0n) return;
  const isOpening = player.isIdle;
  scene.book.move({
    kind: isOpening ? 'opening' : amount > 0n ? 'deposit' : 'withdrawal',
    key: `seed-demo/${scene.merchant}/${username}`,
    reference: `DM-${player.memberId}`,
    at: isOpening ? player.registeredAt : new Date(scene.now.getTime() - CORRECTION_BEFORE_MS),
    member: player.wallet,
    house: isOpening ? scene.house.opening : scene.house.gateway,
    amount,
  });
};

const writeRows = async (tx: Database, rows: HistoryRows, book: Book): Promise<void> => {
  await book.write(tx);
  await bulkInsert(tx, bets, rows.bets);
  await bulkInsert(tx, sessions, rows.sessions);
  await bulkInsert(tx, wins, rows.wins);
  await bulkInsert(tx, rebates, rows.rebates);
};

/**
 * Writes the given days of one brand through the ledger. The first time (`isNew`) the demo accounts play too and end at
 * their exact balances; later days leave them as their owners left them.
 */
export const runHistory = async (
  tx: Database,
  merchant: Merchant,
  days: readonly string[],
  now: Date,
  isNew: boolean,
): Promise<void> => {
  const house = await openHouse(tx, merchant);
  const held = await tx
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant.code), isNotNull(accounts.memberId)))
    .orderBy(asc(accounts.id))
    .for('update');
  const book = new Book(new Map(held.map(({ id, balance }) => [id, balance ?? 0n])));
  const { nodes, nodeOf, categoryOf } = await loadNodes(tx, merchant);
  const everyone = await loadPlayers(tx, merchant);
  const demoNames = new Set(DEMO_ACCOUNTS.map(({ username }) => username));
  const players = isNew ? everyone : everyone.filter(({ username }) => !demoNames.has(username));
  const rows: HistoryRows = { bets: [], sessions: [], wins: [], rebates: [] };
  const sceneOf = (day: string, until: Date): Scene => ({
    merchant: merchant.code,
    day,
    now: until,
    house,
    book,
    rows,
    nodes,
  });

  for (const day of days) {
    const scene = sceneOf(day, new Date(Math.min(now.getTime(), endOfDay(day).getTime())));
    liveDay(scene, players);
    dailyWins(
      scene,
      players.filter(({ username }) => !demoNames.has(username)),
    );
    if (day < dayOf(now))
      for (const player of players.filter(({ username }) => demoNames.has(username)))
        giveBack(scene, player, categoryOf);
  }
  if (isNew) {
    const scene = sceneOf(dayOf(now), now);
    openingWins(scene, players, nodeOf);
    for (const account of DEMO_ACCOUNTS) {
      const player = players.find(({ username }) => username === account.username);
      if (player) settleDemo(scene, player, account);
    }
  }
  await writeRows(tx, rows, book);
};
