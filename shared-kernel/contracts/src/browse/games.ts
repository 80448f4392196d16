import {
  boolean,
  type Infer,
  int,
  literal,
  object,
  openEnum,
  optional,
  record,
  rows,
  string,
  union,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import {
  categoryAsked,
  decimalAmount,
  type GameCategory,
  gameCategory,
  language,
  shortText,
} from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { safeLookup } from '../wire/safe-lookup.ts';

/** A game as every list carries it. Node ids are strings: compare them as strings. */
export const game = object({
  nodeId: string(),
  gameName: string(),
  nodeName: string(),
  /** Vendor code. */
  vassalage: string(),
  /** Missing where the platform sends codes only: then the code stands for it. */
  vendorName: withDefault(string(), ''),
  iconUrl: string(),
  mobileLargeIcon: string(),
  mobileSmallIcon: string(),
  showIcon: boolean(),
  /** Its category, under either name: read it with `categoryOf`. */
  gameType: optional(gameCategory),
  gameCategory: optional(gameCategory),
  roomId: string(),
  gameId: string(),
  /** `lobby` unless the vendor has a code of its own for the game. */
  gameCode: withDefault(string(), 'lobby'),
  /** Free play: 0 is yes. The kernel's `allowsFreePlay` normalises it with `freeplay` 1 of vendor views. */
  supportPlay: int(),
  isGameH5: string(),
  playType: openEnum(['trad', 'ent']),
  lottoMode: optional(string()),
  gameClassify: withDefault(rows(object({ key: string() })), []),
  gameClassifyNew: optional(string()),
  isNew: withDefault(boolean(), false),
  isHot: withDefault(boolean(), false),
  /** It cannot be opened now, for whatever reason. */
  isClosed: optional(boolean()),
  minBet: optional(decimalAmount),
});

/** The category of a game, empty if the server names none. */
export const categoryOf = (of: Pick<Infer<typeof game>, 'gameType' | 'gameCategory'>): GameCategory =>
  of.gameType ?? of.gameCategory ?? '';

/** How many there are in all; 0 where the server does not count them. */
export const total = withDefault(int(), 0);

export const getHotGames = defineEndpoint({
  summary: 'The hot games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  cachedAs: 'hotGames',
  input: object({
    isPlatform: literal(2),
    language,
    platform: literal('html5'),
    gameType: optional(categoryAsked),
    merchantCode: shortText,
  }),
  value: object({ list: rows(game), total }),
});

/** The specification names the tile of a vendor and none of its fields but the vendor's: each of the others may be missing. */
export const vendorTile = object({
  vassalage: string(),
  accountTypeName: withDefault(string(), ''),
  gameType: optional(gameCategory),
  nodeId: withDefault(string(), ''),
  gameCode: withDefault(string(), 'lobby'),
  isGameH5: withDefault(string(), ''),
  iconUrl: withDefault(string(), ''),
  /** Free play: 1 is yes. */
  freeplay: withDefault(int(), 0),
  isUnderMaintenance: withDefault(boolean(), false),
  /** None of its games here can be opened now, for whatever reason. */
  isClosed: optional(boolean()),
  gameCount: optional(int()),
});
export type WireVendorTile = Infer<typeof vendorTile>;

/** Beside the lists of tiles, `mapping` has an entry `gameType`, whose shape the specification does not show. */
const mappingEntry = union([rows(vendorTile), record(string(), unknown()), string()]);
type MappingEntry = Infer<typeof mappingEntry>;

/** The tiles of one category. */
export const tilesOf = (
  mapping: Readonly<Record<string, MappingEntry>>,
  category: GameCategory,
): readonly WireVendorTile[] => {
  const entry = safeLookup(mapping, category);
  const isList = (given: MappingEntry | undefined): given is WireVendorTile[] => Array.isArray(given);
  return isList(entry) ? entry : [];
};

/** `sorting` gives the categories in the server's order with their vendors; `mapping` the tiles of each category. */
export const getVendorGameTypes = defineEndpoint({
  summary: 'Categories, their vendors, and their vendor tiles',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'public',
  cachedAs: 'vendorGameTypes',
  input: object({ typeId: literal(1), merchantCode: shortText, language: optional(language) }),
  value: object({
    sorting: rows(
      object({
        gameCategory,
        vendorNames: rows(object({ gameType: gameCategory, vassalage: string(), accountTypeName: string() })),
      }),
    ),
    mapping: record(string(), mappingEntry),
    /** Classes a category offers besides `all` and `new`, by category. */
    gameClassify: withDefault(record(string(), rows(object({ key: string(), title: string() }))), {}),
    total,
  }),
});

export const getVendors = defineEndpoint({
  summary: 'All vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  access: 'public',
  cachedAs: 'allVendors',
  input: object({ merchantCode: shortText }),
  value: object({
    list: rows(
      object({
        vassalage: string(),
        name: withDefault(string(), ''),
        iconUrl: withDefault(string(), ''),
        isUnderMaintenance: withDefault(boolean(), false),
      }),
    ),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getHotGames: { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'tala' } satisfies InputOf<
    typeof getHotGames
  >,
  getVendorGameTypes: { typeId: 1, merchantCode: 'tala', language: 'EN' } satisfies InputOf<typeof getVendorGameTypes>,
  getVendors: { merchantCode: 'tala' } satisfies InputOf<typeof getVendors>,
};
