import type { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import type { getConsolidatedSettings, getStatus, getWhitelabel } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

export type Announcements = ValueOf<typeof getAnnouncements>;
export type Promotion = Announcements['promotions'][number];
export type HotMatch = Announcements['hotMatches'][number];
export type Status = ValueOf<typeof getStatus>;
export type Whitelabel = ValueOf<typeof getWhitelabel>;
export type Settings = ValueOf<typeof getConsolidatedSettings>;

export const aWhitelabel = (own: Partial<Whitelabel> = {}): Whitelabel => ({
  merchantCode: 'tala',
  brand: 'tala',
  name: 'Tala',
  currency: 'PHP',
  minimumAge: 21,
  flags: {},
  agentMenu: [],
  ...own,
});

export const aStatus = (own: Partial<Status> = {}): Status => ({
  maintenance: false,
  regionRestriction: false,
  serverTime: '2025-11-21T08:00:00+08:00',
  ...own,
});

export const aHotMatch = (own: Partial<HotMatch> = {}): HotMatch => ({
  matchTime: '2025-11-22T19:30:00+08:00',
  homeTeam: 'Manila Bay',
  awayTeam: 'Cebu Reef',
  homeTeamImageUrl: '/art/teams/manila-bay.svg',
  awayTeamImageUrl: '/art/teams/cebu-reef.svg',
  league: 'Islands League',
  vendor: 'BTI',
  roomId: '77',
  nodeId: '9001',
  supportPlay: 1,
  ...own,
});

/** A promotion that is on, joined by a press. */
export const aPromotion = (own: Partial<Promotion> = {}): Promotion => ({
  id: 'lantern-season',
  imageUrl: '/wps/art/hero/lanterns.svg',
  eyebrow: 'Every day',
  title: 'Lantern season',
  subtitle: '1.2% of every slot bet comes back',
  link: '',
  category: { id: 'slots', name: 'Slots' },
  startsAt: '2025-11-01T00:00:00+08:00',
  endsAt: '2025-12-01T00:00:00+08:00',
  content: '<p>Play any slot. Your rebate is there by noon.</p>',
  audience: '<p>Members of 21 years and older.</p>',
  terms: '<ul><li>Credited once a day.</li></ul>',
  action: 'join',
  isJoined: false,
  ...own,
});

/** A page's announcements: one of each kind. */
export const someAnnouncements = (own: Partial<Announcements> = {}): Announcements => ({
  promotions: [aPromotion()],
  banners: [
    {
      id: 'b1',
      imageUrl: '/art/banners/b1.svg',
      eyebrow: 'This week',
      title: 'Harvest',
      subtitle: 'Spin and reap',
      link: '/m/activity',
    },
  ],
  notices: [
    {
      id: 'n1',
      title: 'New slots are here',
      contentLobby: '<p>Twelve of them.</p>',
      publishedAt: '2025-11-21T08:00:00+08:00',
    },
  ],
  popups: [{ title: 'Welcome', content: '<p>Mabuhay</p>', execution: 'B' }],
  hotMatches: [aHotMatch()],
  footer: { unreadCount: 1 },
  ...own,
});

export const someSettings = (own: Partial<Settings> = {}): Settings => ({
  customerService: [{ csPosition: 'FLOAT', title: 'Live chat', type: 'LIVECHAT', path: '/wps/system/customerService' }],
  imageCDNs: [],
  domainRoute: {},
  mobileTemplate: { mem_cen: '1', dep_func: '1' },
  paths: {},
  register: {},
  resources: [],
  socialProviders: [],
  whitelabel: {},
  mainDomain: 'localhost',
  parameters: { pwa: { icon: null } },
  ...own,
});

/** A route of the release document: public, with a title in the header. */
export const aRoute = (own: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path: '/m/notice',
  aliases: [],
  page: 'notice',
  title: { EN: 'Notices', TY: 'Mga abiso' },
  access: 'public',
  rejectsTrial: false,
  frame: { header: 'title', back: 'history', bottomMenu: true },
  starts: [],
  ...own,
});
