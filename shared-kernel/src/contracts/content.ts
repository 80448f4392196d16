import { array, int, object, oneOf, optional, string } from 'shared-kernel/schema';
import { defineEndpoint } from './endpoint.ts';
import { instant, language } from './values.ts';

/** Content types (specification: browsing §3): A agent, PL player, B banner, PU pop-up, PR promotion, H home. */
export type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H';

const notice = object({ id: string(), title: string(), contentLobby: string(), publishedAt: instant });

/** The home page asks for types `B,PL,PU,H` of group m_home; a page gets only the lists of the types it named. */
export const getAnnouncements = defineEndpoint({
  summary: 'Banners, notices, pop-ups, hot matches and promotions of one page',
  method: 'GET',
  path: '/wps/announcement/list',
  access: 'public',
  isPersonal: true,
  input: object({
    /** Comma-separated content types. */
    types: string(),
    groupName: string(),
    platform: oneOf(['M']),
    merchantCode: string(),
    language,
  }),
  value: object({
    banners: array(
      object({
        id: string(),
        imageUrl: string(),
        eyebrow: string(),
        title: string(),
        subtitle: string(),
        link: string(),
      }),
    ),
    notices: array(notice),
    popups: array(
      object({
        title: string(),
        content: string(),
        promotionType: optional(string()),
        execution: oneOf(['A', 'B', 'F']),
      }),
    ),
    hotMatches: array(
      object({
        matchTime: instant,
        homeTeam: string(),
        awayTeam: string(),
        homeTeamImageUrl: string(),
        awayTeamImageUrl: string(),
        league: string(),
        vendor: string(),
        gameId: string(),
        roomId: string(),
        nodeId: string(),
        supportPlay: int(),
      }),
    ),
    /** The illustrative jackpot's own value, in whole major units, when the server has one. */
    jackpot: optional(int()),
    footer: object({ unreadCount: int() }),
  }),
});
