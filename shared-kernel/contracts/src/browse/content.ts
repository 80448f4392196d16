import {
  boolean,
  int,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { instant, language, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { promotion } from './promotion.ts';

/** Content types (specification: browsing §3): A agent, PL player, B banner, PU pop-up, PR promotion, H home. */
export type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H';

/** Fields that the specification does not name for a banner may be missing: it then shows what it has. */
const banner = object({
  id: withDefault(string(), ''),
  imageUrl: string(),
  eyebrow: withDefault(string(), ''),
  title: withDefault(string(), ''),
  subtitle: withDefault(string(), ''),
  /** Empty: the banner leads nowhere. */
  link: withDefault(string(), ''),
});

const notice = object({
  id: string(),
  title: string(),
  contentLobby: withDefault(string(), ''),
  publishedAt: optional(instant),
  /** Whether the signed-in member has opened it; missing for a guest, and where nobody keeps count. */
  isRead: optional(boolean()),
});

const popup = object({
  /** The same in every language. Without one, another language's pop-up is another pop-up. */
  id: optional(string()),
  title: string(),
  content: string(),
  /** A drawing of 16 : 7 above the title. */
  imageUrl: optional(string()),
  promotionType: optional(string()),
  /** To whom it is shown: a page shows none of an execution that it does not know. */
  execution: openEnum(['A', 'B', 'F']),
});

/** Its game is its room. A remote of 1603177 refuses a match without `gameId`; nobody built later reads it. */
const hotMatch = object({
  matchTime: instant,
  homeTeam: string(),
  awayTeam: string(),
  homeTeamImageUrl: string(),
  awayTeamImageUrl: string(),
  league: string(),
  vendor: string(),
  gameId: optional(string()),
  roomId: string(),
  nodeId: string(),
  supportPlay: int(),
  /** Nobody takes bets on it here now. */
  isClosed: optional(boolean()),
});

/** The home page asks for types `B,PL,PU,H` of group m_home; a page gets only the lists of the types it named. */
export const getAnnouncements = defineEndpoint({
  summary: 'Banners, notices, pop-ups, hot matches and promotions of one page',
  method: 'GET',
  path: '/wps/announcement/list',
  access: 'public',
  cachedAs: 'announcementNotice',
  isPersonal: true,
  input: object({
    /** Comma-separated content types. */
    types: shortText,
    groupName: shortText,
    platform: oneOf(['M']),
    merchantCode: shortText,
    language: optional(language),
  }),
  value: object({
    banners: withDefault(rows(banner), []),
    /** Of type PR: a list of its own, never among the banners. */
    promotions: withDefault(rows(promotion), []),
    notices: withDefault(rows(notice), []),
    popups: withDefault(rows(popup), []),
    hotMatches: withDefault(rows(hotMatch), []),
    /** The illustrative jackpot's own value, in whole major units, when the server has one. */
    jackpot: optional(int()),
    footer: withDefault(object({ unreadCount: withDefault(int(), 0) }), {}),
  }),
});

/** What a member has opened counts as unread no longer, here and in `footer.unreadCount`. */
export const readAnnouncement = defineEndpoint({
  summary: 'One announcement has been opened',
  method: 'POST',
  path: '/wps/announcement/read',
  access: 'session',
  input: object({ id: shortText }),
  value: object({}),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getAnnouncements: {
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'tala',
    language: 'EN',
  } satisfies InputOf<typeof getAnnouncements>,
  readAnnouncement: { id: 'tala/payout-hours' } satisfies InputOf<typeof readAnnouncement>,
};
