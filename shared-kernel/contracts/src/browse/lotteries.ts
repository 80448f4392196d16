import {
  boolean,
  int,
  lenient,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { listOf } from '../system/other-forms.ts';
import { decimalAmount, instant, language, PLAY_TYPES, PRIZE_MODES, pageSize, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

const prizeMode = oneOf(PRIZE_MODES);

/** A draw that is to come. Between `closesAt` and `drawsAt` it takes no orders; the next one opens at `drawsAt`. */
const draw = object({
  /** The draw's number. */
  numero: string(),
  opensAt: optional(instant),
  closesAt: instant,
  drawsAt: optional(instant),
  /** SHA-256 of the seed that the numbers come from, told before the first order: nobody can change them afterwards. */
  seedHash: optional(string()),
});

/** A draw that is over. */
const result = object({
  numero: string(),
  /** In the order of the draw, without leading zeros; none of a draw that is void. */
  numbers: rows(string()),
  /** It could not be drawn: every stake went back. */
  isVoid: withDefault(boolean(), false),
  drawnAt: optional(instant),
  seedHash: optional(string()),
  /** Told with the numbers: whoever hashes it gets the `seedHash` of before. */
  seed: optional(string()),
});

/** The specification names the list and none of its fields: only code and name are demanded. */
const lottery = object({
  gameCode: string(),
  gameName: string(),
  /** Its game in the catalogue: for favourites, recents and launches. */
  nodeId: withDefault(string(), ''),
  vassalage: withDefault(string(), ''),
  groupCode: withDefault(string(), ''),
  /** `Tradition`, `Tradition,Entertainment` …: read with `playTypeOf`. */
  lottoMode: optional(string()),
  iconUrl: withDefault(string(), ''),
  /** Minutes between two draws, where they follow each other all day. */
  everyMinutes: optional(int()),
  /** The most that one combination wins in the prize mode asked for, at the least stake, which is `topPrizeStake`. */
  topPrize: optional(decimalAmount),
  topPrizeStake: optional(decimalAmount),
  /** The draw that is open, or closed and not yet drawn. Missing: nothing is sold. */
  opened: optional(draw),
  lastResult: optional(result),
});

const lotteryList = lenient(object({ list: rows(lottery), serverTime: optional(instant) }), listOf);

export const getLotteries = defineEndpoint({
  summary: 'Lotteries of a prize mode, each with its open draw and last result',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'public',
  cachedAs: 'lotteries',
  input: object({ prizeMode, language: optional(language) }),
  value: lotteryList,
});

export const getLotteryMenus = defineEndpoint({
  summary: 'Groups of lotteries, in their order, with the codes of their lotteries',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  access: 'public',
  cachedAs: 'lotteryList',
  input: object({ prizeMode, language: optional(language) }),
  value: lenient(
    object({
      list: rows(object({ groupCode: string(), groupName: string(), gameCodes: withDefault(rows(string()), []) })),
    }),
    listOf,
  ),
});

export const getPopularLotteries = defineEndpoint({
  summary: 'The lotteries of a prize mode that are ordered most',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'public',
  input: object({ prizeMode, language: optional(language), limitNum: optional(pageSize) }),
  value: lotteryList,
});

/**
 * How the numbers of a line are marked: `ordered`, some in each place (as many combinations as the lists multiplied);
 * `combination`, one list of which any so many are a combination; `choice`, one list of options, each a combination.
 * `combinationsOf` counts them.
 */
export const PLAY_FORMS = ['ordered', 'combination', 'choice'] as const;

const play = object({
  playCode: string(),
  playName: string(),
  /** How it is won, in the language asked for. */
  rule: withDefault(string(), ''),
  form: openEnum(PLAY_FORMS),
  /** Lists to mark (`ordered`), or numbers of one combination (`combination`). */
  places: withDefault(int(), 1),
  /** The smallest and the largest number. */
  min: withDefault(int(), 0),
  max: withDefault(int(), 9),
  /** Most marks in one list. */
  maxMarks: withDefault(int(), 10),
  /** What can be marked where there are no numbers. Odds as in `prizes`. */
  options: withDefault(rows(object({ code: string(), name: string(), odds: decimalAmount })), []),
  /** What is won with a stake of 1.00, the stake included. */
  prizes: withDefault(rows(object({ key: string(), name: string(), odds: decimalAmount })), []),
  /** Of one combination. */
  minStake: decimalAmount,
  maxStake: decimalAmount,
  maxMultiple: withDefault(int(), 1),
  /** The most that one combination may win: an order whose lines together could win more with it is refused. */
  maxWin: optional(decimalAmount),
});

export const getPlayMenu = defineEndpoint({
  summary: 'What can be bet on in a lottery: tabs of plays with their odds, rules and limits',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  input: object({
    gameCode: shortText,
    prizeMode,
    playType: optional(oneOf(PLAY_TYPES)),
    language: optional(language),
  }),
  value: object({
    gameCode: string(),
    gameName: withDefault(string(), ''),
    tabs: rows(
      object({
        tabCode: string(),
        tabName: string(),
        playType: withDefault(openEnum(PLAY_TYPES), 'trad'),
        plays: rows(play),
      }),
    ),
    /** Most lines of one order. */
    maxLines: withDefault(int(), 20),
  }),
});

export const getRecentLotteries = defineEndpoint({
  summary: 'The lotteries that the member ordered from last, newest first',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'session',
  input: object({ prizeMode, language: optional(language) }),
  value: lotteryList,
});

export const getDraws = defineEndpoint({
  summary: 'The open draw of a lottery, and the results before it, newest first',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'public',
  input: object({ gameCode: shortText, limitNum: optional(pageSize) }),
  value: object({
    opened: optional(draw),
    results: withDefault(rows(result), []),
    serverTime: optional(instant),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getLotteries: { prizeMode: 'Elott', language: 'EN' } satisfies InputOf<typeof getLotteries>,
  getLotteryMenus: { prizeMode: 'Elott', language: 'EN' } satisfies InputOf<typeof getLotteryMenus>,
  getPopularLotteries: { prizeMode: 'Elott', language: 'EN' } satisfies InputOf<typeof getPopularLotteries>,
  getPlayMenu: { gameCode: 'mini-swertres', prizeMode: 'Elott', language: 'EN' } satisfies InputOf<typeof getPlayMenu>,
  getRecentLotteries: { prizeMode: 'Elott', language: 'EN' } satisfies InputOf<typeof getRecentLotteries>,
  getDraws: { gameCode: 'mini-swertres' } satisfies InputOf<typeof getDraws>,
};
