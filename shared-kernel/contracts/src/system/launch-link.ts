import { launchGame } from '../wire/addresses.ts';
import { pageOfSite, withQuery } from '../wire/page-of-site.ts';

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
  /** Where leaving the game goes when there is nothing to go back to: a page of this site. */
  readonly pageBack?: string;
  readonly isFreePlay?: boolean;
}

/** The launcher with a game, from any remote's page. */
export const launchGameLink = (params: LaunchParams): string =>
  withQuery(launchGame, {
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
export const isPrizeModeCode = (value: string | null): value is PrizeModeCode =>
  value !== null && PRIZE_MODE_CODES.includes(value);
export const isPlayType = (value: string | null): value is 'trad' | 'ent' => value === 'trad' || value === 'ent';

/** Reads the launcher's address. Undefined: it names no game. */
export const readLaunchParams = (query: URLSearchParams): LaunchParams | undefined => {
  const vendor = query.get('vendor') ?? '';
  const nodeId = query.get('nodeId') ?? '';
  if (vendor === '' || nodeId === '') return undefined;
  const supportPlay = Number.parseInt(query.get('supportPlay') ?? '', 10);
  const playType = query.get('playType');
  const prizeMode = query.get('prize_mode');
  const pageBack = pageOfSite(query.get('pageBack'));
  return {
    vendor,
    nodeId,
    gameId: query.get('gameId') ?? '',
    code: query.get('code') ?? 'lobby',
    supportPlay: Number.isNaN(supportPlay) ? 1 : supportPlay,
    ...(isPlayType(playType) ? { playType } : {}),
    ...(isPrizeModeCode(prizeMode) ? { prizeMode } : {}),
    ...(pageBack === undefined ? {} : { pageBack }),
    ...(query.get('freePlay') === '1' ? { isFreePlay: true } : {}),
  };
};
