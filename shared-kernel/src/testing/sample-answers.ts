import { getTeamKpi } from 'shared-kernel/contracts/agent';
import { getBetRecords } from 'shared-kernel/contracts/bets';
import { getAnnouncements } from 'shared-kernel/contracts/content';
import type { AnyEndpoint, ValueOf } from 'shared-kernel/contracts/endpoint';
import { getFavouriteIds } from 'shared-kernel/contracts/favourites';
import { getGameList, getHotGames, getVendorGameTypes, getVendors } from 'shared-kernel/contracts/games';
import {
  getBalance,
  getClubBenefit,
  getMemberInfo,
  getPromotions,
  getUnreadCount,
} from 'shared-kernel/contracts/member';
import { login, startTrial } from 'shared-kernel/contracts/session';
import {
  getConsolidatedSettings,
  getCustomerServiceLink,
  getFieldRules,
  getStatus,
  getWhitelabel,
} from 'shared-kernel/contracts/system';
import { getWinnerBoard } from 'shared-kernel/contracts/winners';
import { aBet, aGamePage, aVendor, aWin, games, someVendorGameTypes } from './game-builders.ts';
import {
  aBalance,
  aClubBenefit,
  aLoginAnswer,
  aMember,
  aTrialAnswer,
  somePromotions,
  teamFigures,
} from './member-builders.ts';
import { aStatus, aWhitelabel, someAnnouncements, someSettings } from './site-builders.ts';

const footer = { count: 1, stake: '10.00', validBet: '10.00', payout: '25.00', profit: '15.00' };

const sample = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>) => [endpoint, value] as const;

/** An answer of each call that pages show something of, made by its builder: for tests that look at whole pages. */
export const SAMPLE_ANSWERS: readonly (readonly [AnyEndpoint, unknown])[] = [
  sample(getHotGames, { list: [...games(2)], total: 2 }),
  sample(getGameList, aGamePage()),
  sample(getVendorGameTypes, someVendorGameTypes()),
  sample(getVendors, { list: [aVendor()] }),
  sample(getWinnerBoard, { list: [aWin()] }),
  sample(getBetRecords, { list: [aBet()], pageNum: 1, totalPages: 1, footer }),
  sample(getBalance, aBalance()),
  sample(getMemberInfo, aMember()),
  sample(getPromotions, somePromotions()),
  sample(getClubBenefit, aClubBenefit()),
  sample(getTeamKpi, { footer: teamFigures() }),
  sample(login, aLoginAnswer()),
  sample(startTrial, aTrialAnswer()),
  sample(getAnnouncements, someAnnouncements()),
  sample(getStatus, aStatus()),
  sample(getWhitelabel, aWhitelabel()),
  sample(getConsolidatedSettings, someSettings()),
  sample(getCustomerServiceLink, { link: 'https://chat.example.org/' }),
  sample(getFieldRules, { fields: {} }),
  sample(getFavouriteIds, { list: ['1001'] }),
  sample(getUnreadCount, 2),
];
