import { type ContentType, getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import { and, asc, eq, gt, inArray } from '../../database/orm.ts';
import { type Api, answer, type Call } from '../../http/answer.ts';
import {
  bookMatches,
  crestUrl,
  gameOfVendor,
  games,
  heroUrl,
  isOpen,
  isShownTo,
  vendors,
} from '../../play/play.public.ts';
import { promotionsOf } from '../campaigns/promotions.ts';
import { announcementReads, announcements } from './home.tables.ts';
import { withoutPromotions } from './without-promotions.ts';

type Ask = Call<ParsedInputOf<typeof getAnnouncements>>;
type Announcement = typeof announcements.$inferSelect;

const CONTENT_TYPES: readonly ContentType[] = ['A', 'PL', 'B', 'PU', 'PR', 'H'];
const NOTICE_TYPES: readonly ContentType[] = ['PL', 'A'];
const HOT_MATCH_LIMIT = 8;
const HOT_CATEGORIES = ['SPORTS', 'ESPORTS'] as const;

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

/** Of each category the first game, which its matches are bet on in. */
const gamesOfMatches = async ({ platform, merchant }: Ask) => {
  const rows = await platform.db
    .selectDistinctOn([games.category], gameOfVendor)
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(inArray(games.category, HOT_CATEGORIES), isShownTo(merchant)))
    .orderBy(games.category, games.sort);
  return new Map(rows.map((row) => [row.game.category, row]));
};

/** A match leaves the ticker when it begins. Its room is the match itself: the game opens at it. */
const loadMatches = async (call: Ask) => {
  const { platform, language, now } = call;
  const found = await gamesOfMatches(call);
  const rows = await platform.db
    .select()
    .from(bookMatches)
    .where(
      and(
        gt(bookMatches.startsAt, now),
        eq(bookMatches.state, 'open'),
        inArray(
          bookMatches.category,
          HOT_CATEGORIES.filter((category) => found.has(category)),
        ),
      ),
    )
    .orderBy(asc(bookMatches.startsAt), asc(bookMatches.id))
    .limit(HOT_MATCH_LIMIT);
  return rows.flatMap((match) => {
    const row = found.get(match.category);
    if (!row) return [];
    const { game, isVendorClosed } = row;
    return {
      matchTime: match.startsAt.toISOString(),
      homeTeam: match.homeTeam,
      awayTeam: match.awayTeam,
      homeTeamImageUrl: crestUrl(match.homeTeam),
      awayTeamImageUrl: crestUrl(match.awayTeam),
      league: match.league[language],
      vendor: game.vendor,
      gameId: game.gameId,
      roomId: match.id,
      nodeId: game.nodeId,
      supportPlay: game.supportPlay,
      ...(isOpen({ vendor: game.vendor, category: game.category, isVendorClosed }) ? {} : { isClosed: true }),
    };
  });
};

const toBanner = (row: Announcement, { language, merchant }: Ask) => ({
  id: row.id,
  imageUrl: heroUrl(row.hero ?? 'lanterns', merchant.pictureHue),
  eyebrow: row.wording[language].eyebrow ?? '',
  title: row.wording[language].title,
  subtitle: row.wording[language].body,
  link: row.link ?? '',
});

const toNotice = (row: Announcement, language: Language, read: ReadonlySet<string> | undefined) => ({
  id: row.id,
  title: row.wording[language].title,
  contentLobby: row.wording[language].body,
  publishedAt: row.publishedAt.toISOString(),
  ...(read && { isRead: read.has(row.id) }),
});

const toPopup = (row: Announcement, { language, merchant }: Ask) => ({
  id: row.id,
  title: row.wording[language].title,
  content: row.wording[language].body,
  ...(row.hero === null ? {} : { imageUrl: heroUrl(row.hero, merchant.pictureHue) }),
  ...(row.promotionType === null ? {} : { promotionType: row.promotionType }),
  execution: row.execution ?? ('A' as const),
});

/** Which of the notices the signed-in member has opened; undefined for a guest, of whom nobody keeps count. */
const loadRead = async ({ platform, session }: Ask, notices: readonly Announcement[]) => {
  if (!session) return undefined;
  const reads = await platform.db
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(
      and(
        eq(announcementReads.memberId, session.member.id),
        inArray(
          announcementReads.announcementId,
          notices.map(({ id }) => id),
        ),
      ),
    );
  return new Set(reads.map(({ id }) => id));
};

/** A page gets the lists of the types that it named, and empty ones for the rest. Matches come with the home type. */
export const homeApi = (api: Api): void =>
  answer(api, getAnnouncements, async (call) => {
    const types = readTypes(call.input.types);
    const { language } = call;
    const rows = await withoutPromotions(call, await loadAnnouncements(call, types));
    const noticeRows = rows.filter(({ type }) => NOTICE_TYPES.includes(type));
    const read = await loadRead(call, noticeRows);
    const ofType = (...wanted: ContentType[]) => rows.filter((row) => wanted.includes(row.type));
    return {
      banners: ofType('B').map((row) => toBanner(row, call)),
      promotions: await promotionsOf(ofType('PR'), call),
      notices: noticeRows.map((row) => toNotice(row, language, read)),
      popups: ofType('PU').map((row) => toPopup(row, call)),
      hotMatches: types.includes('H') ? await loadMatches(call) : [],
      footer: { unreadCount: read ? noticeRows.filter(({ id }) => !read.has(id)).length : 0 },
    };
  });
