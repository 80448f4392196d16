import type { GameCategory } from 'shared-kernel/contracts/values';

/** Every address that these pages link to, each with its builder where it takes a query. Patterns: specification, browsing §2. */
export const paths = {
  home: '/m/home',
  launchGame: '/m/launchGame',
  notice: '/m/notice',
  rewardCenter: '/m/rewardCenter',
  winnerPage: '/m/winnerPage',
  gameLobby: '/m/gameLobby',
  gameList: '/m/gameList',
  slotsCenter: '/m/slotsCenter',
  voucherCenter: '/m/voucherCenter',
  securityCenter: '/m/securityCenter',
  help: '/m/help',
  login: '/m/login',
  service: '/m/service',
} as const;

export const HOME_ALIASES = ['/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

/** Values of the query `prize_mode` on the wire. */
export type PrizeModeCode = 'Lott' | 'Elott' | 'ZY' | 'SEA';

/** The launcher's query. `code`, `playType`, `prize_mode` and `pageBack` are the specification's, the rest is what the launch call sends. */
export interface LaunchParams {
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
  readonly supportPlay: number;
  readonly code: string;
  readonly playType?: 'trad' | 'ent';
  readonly prizeMode?: PrizeModeCode;
  /** Where leaving the game goes when there is nothing to go back to: a path under /m/. */
  readonly pageBack?: string;
  readonly isFreePlay?: boolean;
}

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

export const launchGameLink = (params: LaunchParams): string =>
  withQuery(paths.launchGame, {
    vendor: params.vendor,
    gameId: params.gameId,
    nodeId: params.nodeId,
    supportPlay: String(params.supportPlay),
    code: params.code,
    playType: params.playType,
    prize_mode: params.prizeMode,
    pageBack: params.pageBack,
    freePlay: params.isFreePlay === true ? '1' : undefined,
  });

const PRIZE_MODE_CODES: readonly string[] = ['Lott', 'Elott', 'ZY', 'SEA'] satisfies PrizeModeCode[];
const isPrizeModeCode = (value: string | null): value is PrizeModeCode =>
  value !== null && PRIZE_MODE_CODES.includes(value);
const isPlayType = (value: string | null): value is 'trad' | 'ent' => value === 'trad' || value === 'ent';

/** Only a page of this site: a launcher that went wherever its address says would be an open redirect. */
const isPageOfSite = (value: string | null): value is string =>
  value !== null && /^\/m(\/[\w/-]*)?(\?[^#]*)?$/.test(value);

/** Reads the launcher's address. Undefined: it names no game. */
export const readLaunchParams = (query: URLSearchParams): LaunchParams | undefined => {
  const vendor = query.get('vendor') ?? '';
  const nodeId = query.get('nodeId') ?? '';
  if (vendor === '' || nodeId === '') return undefined;
  const supportPlay = Number.parseInt(query.get('supportPlay') ?? '', 10);
  const playType = query.get('playType');
  const prizeMode = query.get('prize_mode');
  const pageBack = query.get('pageBack');
  return {
    vendor,
    nodeId,
    gameId: query.get('gameId') ?? '',
    code: query.get('code') ?? 'lobby',
    supportPlay: Number.isNaN(supportPlay) ? 1 : supportPlay,
    ...(isPlayType(playType) ? { playType } : {}),
    ...(isPrizeModeCode(prizeMode) ? { prizeMode } : {}),
    ...(isPageOfSite(pageBack) ? { pageBack } : {}),
    ...(query.get('freePlay') === '1' ? { isFreePlay: true } : {}),
  };
};

export const gameListLink = (query: { gameType: GameCategory; vassalage?: string }): string =>
  withQuery(paths.gameList, query);

export const slotsCenterLink = (query: { vassalage: string }): string => withQuery(paths.slotsCenter, query);

/** The login page, coming back to `from` (a page of this site) afterwards. */
export const loginLink = (from: string): string => withQuery(paths.login, { back: from });
