import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { renewSession } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames, getVendorGameTypes, getVendors } from '@shared-kernel/contracts/browse/games';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getConsolidatedSettings, getFieldRules } from '@shared-kernel/contracts/system/system';
import { aWin } from '@shared-kernel/testing/game-builders';
import { aDeviceSession, aPasskey, aSocialLink } from '@shared-kernel/testing/member-builders';
import { SAMPLE_ANSWERS } from '@shared-kernel/testing/sample-answers';
import { aHotMatch, aPromotion, someAnnouncements } from '@shared-kernel/testing/site-builders';
import { AGENT_ANSWERS } from './agent-answers.ts';
import { LOTTERY_ANSWERS } from './lottery-answers.ts';
import { MESSAGE_ANSWERS } from './message-answers.ts';
import { MONEY_ANSWERS } from './money-answers.ts';
import { amountAt, GAMES, still } from './still-rows.ts';
import { STILL_TIME } from './still-time.ts';

/** The catalogue is the seed's own: it is the same on every machine, and full. */
export const FROM_SITE: ReadonlySet<string> = new Set(
  [
    getHotGames,
    getGameShelves,
    getGameList,
    getVendorGameTypes,
    getVendors,
    getConsolidatedSettings,
    getFieldRules,
  ].map(({ path }) => path),
);

const BANNER = {
  id: 'b1',
  imageUrl: '/wps/art/hero/lanterns.svg',
  eyebrow: 'This week',
  title: 'Harvest of lanterns',
  subtitle: 'Spin and reap until Sunday',
  link: '/m/activity',
};

/** One that runs, one that is joined and has no end, one that has not begun, one that is over. */
const PROMOTIONS = [
  { startsAt: '2026-11-10T00:00:00+08:00', endsAt: '2026-12-11T00:00:00+08:00' },
  {
    id: 'court',
    title: 'Court finals: stake back',
    imageUrl: '/wps/art/hero/court.svg',
    isJoined: true,
    endsAt: undefined,
  },
  { id: 'draw', title: 'New year draw', startsAt: '2026-12-01T00:00:00+08:00', endsAt: undefined },
  {
    id: 'reef',
    title: 'Harvest week',
    imageUrl: '/wps/art/hero/reef.svg',
    category: { id: 'fishing', name: 'Fishing' },
  },
].map((own) => aPromotion(own));

const MATCH = aHotMatch({
  homeTeam: 'Davao Eagles',
  awayTeam: 'Iloilo Lanterns',
  homeTeamImageUrl: '/wps/art/crest/Davao%20Eagles.svg',
  awayTeamImageUrl: '/wps/art/crest/Iloilo%20Lanterns.svg',
  matchTime: '2026-11-22T19:30:00+08:00',
});

/** What the platform says of time, money and people in every kept picture: always the same, and enough of it to fill a screen. */
export const STILL_ANSWERS: ReadonlyMap<string, unknown> = new Map(
  [
    ...SAMPLE_ANSWERS,
    ...LOTTERY_ANSWERS,
    ...MESSAGE_ANSWERS,
    ...MONEY_ANSWERS,
    ...AGENT_ANSWERS,
    still(getWinnerBoard, {
      list: GAMES.map((game, index) => aWin({ game, winAmount: amountAt(index), wonAt: STILL_TIME.toISOString() })),
    }),
    still(
      getAnnouncements,
      someAnnouncements({
        banners: [BANNER],
        promotions: PROMOTIONS,
        popups: [],
        hotMatches: [MATCH, { ...MATCH, roomId: '78' }],
      }),
    ),
    still(renewSession, {}),
    still(getSocialLinks, { links: [aSocialLink()] }),
    still(getSignInAlerts, { isOn: true }),
    still(getPasskeys, { passkeys: [aPasskey(), aPasskey({ id: 'new', name: 'Work laptop', usedAt: undefined })] }),
    still(getSessions, {
      sessions: [
        aDeviceSession({ id: 'this', isCurrent: true, browser: 'Chrome', system: 'Android' }),
        aDeviceSession({
          id: 'other',
          startedAt: '2026-11-20T21:15:00+08:00',
          lastSeenAt: '2026-11-21T08:00:00+08:00',
        }),
      ],
    }),
  ].map(([endpoint, value]) => [endpoint.path, value]),
);
