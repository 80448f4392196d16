import { getTeamKpi } from 'shared-kernel/contracts/agent';
import { getBetRecords } from 'shared-kernel/contracts/bets';
import { getAnnouncements } from 'shared-kernel/contracts/content';
import type { AnyEndpoint } from 'shared-kernel/contracts/endpoint';
import { getGameList, getHotGames, getVendorGameTypes, getVendors } from 'shared-kernel/contracts/games';
import { getBalance, getClubBenefit, getMemberInfo, getPromotions } from 'shared-kernel/contracts/member';
import { login, startTrial } from 'shared-kernel/contracts/session';
import { getConsolidatedSettings, getStatus, getWhitelabel } from 'shared-kernel/contracts/system';
import { getWinnerBoard } from 'shared-kernel/contracts/winners';
import { readValue } from 'shared-kernel/schema';
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

const built: readonly (readonly [AnyEndpoint, unknown])[] = [
  [getHotGames, { list: games(2), total: 2 }],
  [getGameList, aGamePage()],
  [getVendorGameTypes, someVendorGameTypes()],
  [getVendors, { list: [aVendor()] }],
  [getWinnerBoard, { list: [aWin()] }],
  [getBetRecords, { list: [aBet()], pageNum: 1, totalPages: 1, footer }],
  [getBalance, aBalance()],
  [getMemberInfo, aMember()],
  [getPromotions, somePromotions()],
  [getClubBenefit, aClubBenefit()],
  [getTeamKpi, { footer: teamFigures() }],
  [login, aLoginAnswer()],
  [startTrial, aTrialAnswer()],
  [getAnnouncements, someAnnouncements()],
  [getStatus, aStatus()],
  [getWhitelabel, aWhitelabel()],
  [getConsolidatedSettings, someSettings()],
];

test.each(built.map(([endpoint, value]) => [endpoint.path, endpoint, value] as const))(
  'what is built for %s keeps to its contract',
  (_path, endpoint, value) => expect(readValue(endpoint.value, value)).toMatchObject({ success: true, dropped: [] }),
);

test('built games have node ids of their own', () => {
  expect(games(3, {}, 5).map((game) => game.nodeId)).toEqual(['1005', '1006', '1007']);
});
