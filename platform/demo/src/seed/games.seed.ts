import type { games as gamesTable, vendors as vendorsTable } from '../../../src/play/catalogue/catalogue.tables.ts';
import { artHash } from '../../../src/play/catalogue/icon-urls.ts';
import { createDice, type Dice } from './dice.ts';
import { HOT_GAMES, KNOWN_GAMES, type KnownGame } from './known-games.ts';
import { spreadMotifs } from './spread-motifs.ts';
import { titlesFor } from './titles.ts';
import { VENDORS } from './vendors.seed.ts';

type GameRow = typeof gamesTable.$inferInsert;
type Category = KnownGame['category'];

const FIRST_NODE = 100_001;
const MIN_BETS_MINOR = [1n, 5n, 10n, 10n, 50n, 75n, 100n, 200n];
const LINES = [5, 9, 10, 20, 20, 25, 30, 40, 50];
/** Categories whose vendors have a code of their own for each game; in the others one code opens the vendor's lobby. */
const OWN_CODES: ReadonlySet<Category> = new Set(['RNG', 'FISH', 'INHOUSE', 'PVP']);
/** Specification: browsing §3. */
const VENDOR_CODES: Readonly<Record<string, string>> = { TF: 'TF', DS88: 'DS88' };
const LOTTERIES: ReadonlySet<Category> = new Set(['ELOTT', 'LOTT']);

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const liveClass = (name: string): string => {
  if (/baccarat/i.test(name)) return 'BACCARAT';
  return /roulette|ruleta/i.test(name) ? 'ROULETTE' : 'SHOW';
};

const CLASSES: Partial<Record<Category, (name: string, dice: Dice) => string[]>> = {
  RNG: (name, dice) => [
    /sevens|bell|cherry|fruit|classic|retro/i.test(name) ? 'CLASSIC' : 'VIDEO',
    ...(dice.chance(0.14) ? ['JACKPOT'] : []),
  ],
  LIVE: (name) => [liveClass(name)],
  PVP: (name) => [/mahjong|bamboo|tile/i.test(name) ? 'TILE' : 'CARD'],
};

export const vendorRows = (): (typeof vendorsTable.$inferInsert)[] =>
  VENDORS.map(({ code, name, hue, isUnderMaintenance }, sort) => ({
    code,
    name,
    hue,
    sort,
    isUnderMaintenance: isUnderMaintenance === true,
  }));

/** The known games first, then as many more as each vendor brings, vendors taking turns. */
const listAll = (dice: Dice): KnownGame[] => {
  const taken = new Set(KNOWN_GAMES.map(({ name }) => name));
  const more = VENDORS.flatMap(({ code, games }) =>
    Object.entries(games).flatMap(([key, wanted]) => {
      const category = key as Category;
      const known = KNOWN_GAMES.filter((game) => game.vendor === code && game.category === category).length;
      return titlesFor(category, wanted - known, taken, dice).map(
        (name): KnownGame => ({ name, vendor: code, category }),
      );
    }),
  );
  return [...KNOWN_GAMES, ...dice.shuffled(more)];
};

const toRow = (game: KnownGame, index: number, dice: Dice): GameRow => {
  const { name, vendor, category } = game;
  const isKnown = index < KNOWN_GAMES.length;
  const isSlot = category === 'RNG';
  const hotRank = HOT_GAMES.indexOf(name);
  const gameId = `${vendor}-${String(index + 1).padStart(4, '0')}`;
  const hue = VENDORS.find(({ code }) => code === vendor)?.hue ?? 0;
  return {
    nodeId: String(FIRST_NODE + index),
    vendor,
    category,
    name,
    gameId,
    gameCode: OWN_CODES.has(category) ? slugOf(name) : (VENDOR_CODES[vendor] ?? 'lobby'),
    roomId: String(1 + (index % 40)),
    supportPlay: isKnown || dice.chance(0.8) ? 0 : 1,
    lottoMode: LOTTERIES.has(category) ? dice.pick(['Tradition', 'Tradition,Entertainment']) : null,
    classes: CLASSES[category]?.(name, dice) ?? [],
    isNew: game.isNew === true || (!isKnown && dice.chance(0.07)),
    hotRank: hotRank < 0 ? null : hotRank,
    minBet: isSlot || category === 'FISH' || category === 'INHOUSE' ? dice.pick(MIN_BETS_MINOR) : null,
    lines: isSlot ? dice.pick(LINES) : null,
    sort: index,
    iconVersion: artHash(gameId, category, hue, name),
  };
};

/** The whole catalogue, the same every time. */
export const gameRows = (): GameRow[] => {
  const dice = createDice('catalogue');
  return spreadMotifs(listAll(dice).map((game, index) => toRow(game, index, dice)));
};
