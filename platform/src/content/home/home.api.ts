import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type ContentType, getAnnouncements } from 'shared-kernel/contracts/content';
import type { ParsedInputOf } from 'shared-kernel/contracts/endpoint';
import type { Language } from 'shared-kernel/contracts/values';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer, type Call } from '../../http/answer.ts';
import { crestUrl, games, heroUrl, isShownTo } from '../../play/play.door.ts';
import { announcementReads, announcements, matches } from './home.tables.ts';

type Ask = Call<ParsedInputOf<typeof getAnnouncements>>;
type Announcement = typeof announcements.$inferSelect;

const CONTENT_TYPES: readonly ContentType[] = ['A', 'PL', 'B', 'PU', 'PR', 'H'];
const NOTICE_TYPES: readonly ContentType[] = ['PL', 'A'];
const HOT_MATCH_LIMIT = 8;

const readTypes = (types: string): ContentType[] =>
  types.split(',').map((wanted) => {
    const type = CONTENT_TYPES.find((known) => known === wanted.trim());
    if (!type)
      throw new PlatformError('request.invalid', `"${wanted}" is no content type: ${CONTENT_TYPES.join(', ')}.`);
    return type;
  });

const loadAnnouncements = ({ platform, merchant, input }: Ask, types: ContentType[]): Promise<Announcement[]> =>
  platform.db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.merchant, merchant.baseCode),
        eq(announcements.groupName, input.groupName),
        inArray(announcements.type, types),
      ),
    )
    .orderBy(asc(announcements.sort));

/** A match leaves the ticker when it begins. */
const loadMatches = async ({ platform, merchant, input, now }: Ask) => {
  const rows = await platform.db
    .select({ match: matches, game: games })
    .from(matches)
    .innerJoin(games, eq(games.nodeId, matches.nodeId))
    .where(and(gt(matches.startsAt, now), isShownTo(merchant)))
    .orderBy(asc(matches.startsAt))
    .limit(HOT_MATCH_LIMIT);
  return rows.map(({ match, game }) => ({
    matchTime: match.startsAt.toISOString(),
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    homeTeamImageUrl: crestUrl(match.homeTeam),
    awayTeamImageUrl: crestUrl(match.awayTeam),
    league: match.league[input.language],
    vendor: game.vendor,
    gameId: game.gameId,
    roomId: game.roomId,
    nodeId: game.nodeId,
    supportPlay: game.supportPlay,
  }));
};

const toBanner = (row: Announcement, language: Language) => ({
  id: row.id,
  imageUrl: heroUrl(row.hero ?? 'lanterns'),
  eyebrow: row.wording[language].eyebrow ?? '',
  title: row.wording[language].title,
  subtitle: row.wording[language].body,
  link: row.link ?? '',
});

const toNotice = (row: Announcement, language: Language) => ({
  id: row.id,
  title: row.wording[language].title,
  contentLobby: row.wording[language].body,
  publishedAt: row.publishedAt.toISOString(),
});

const toPopup = (row: Announcement, language: Language) => ({
  title: row.wording[language].title,
  content: row.wording[language].body,
  ...(row.promotionType === null ? {} : { promotionType: row.promotionType }),
  execution: row.execution ?? ('A' as const),
});

/** Notices of the asked types that the signed-in member has not opened; guests have none. */
const countUnread = async ({ platform, merchant, session, input }: Ask, types: ContentType[]): Promise<number> => {
  const noticeTypes = types.filter((type) => NOTICE_TYPES.includes(type));
  if (!session || noticeTypes.length === 0) return 0;
  const { id } = session.member;
  const [row] = await platform.db
    .select({ unread: count() })
    .from(announcements)
    .leftJoin(
      announcementReads,
      and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.memberId, id)),
    )
    .where(
      and(
        eq(announcements.merchant, merchant.baseCode),
        eq(announcements.groupName, input.groupName),
        inArray(announcements.type, noticeTypes),
        isNull(announcementReads.memberId),
      ),
    );
  return row?.unread ?? 0;
};

/** A page gets the lists of the types that it named, and empty ones for the rest. Matches come with the home type. */
export const homeApi = (api: Api): void =>
  answer(api, getAnnouncements, async (call) => {
    const types = readTypes(call.input.types);
    const { language } = call.input;
    const rows = await loadAnnouncements(call, types);
    const ofType = (...wanted: ContentType[]) => rows.filter((row) => wanted.includes(row.type));
    return {
      banners: ofType('B').map((row) => toBanner(row, language)),
      promotions: ofType('PR').map((row) => toBanner(row, language)),
      notices: ofType(...NOTICE_TYPES).map((row) => toNotice(row, language)),
      popups: ofType('PU').map((row) => toPopup(row, language)),
      hotMatches: types.includes('H') ? await loadMatches(call) : [],
      footer: { unreadCount: await countUnread(call, types) },
    };
  });
