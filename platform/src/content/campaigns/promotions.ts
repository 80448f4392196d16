import type { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../base/platform.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { heroUrl } from '../../play/play.public.ts';
import type { announcements } from '../home/home.tables.ts';
import { campaignJoins, campaigns } from './campaigns.tables.ts';
import { categoryName } from './categories.ts';
import { type Season, seasonOf } from './season.ts';

type Announcement = typeof announcements.$inferSelect;
type Campaign = typeof campaigns.$inferSelect;
type Promotion = ValueOf<typeof getAnnouncements>['promotions'][number];

/** One that is over is listed a while longer, so that who looks for it finds how it ended. */
const ENDED_SHOWN_MS = 30 * DAY_MS;

interface Reader {
  readonly platform: Platform;
  readonly merchant: { readonly pictureHue: number | null };
  readonly session: { readonly member: { readonly id: number } } | null | undefined;
  readonly now: Date;
  readonly language: Language;
}

/** When the member has joined which. */
const loadJoins = async ({ platform, session }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  if (!session) return new Map();
  const rows = await platform.db
    .select({ id: campaignJoins.announcementId, joinedAt: campaignJoins.joinedAt })
    .from(campaignJoins)
    .where(and(eq(campaignJoins.memberId, session.member.id), inArray(campaignJoins.announcementId, [...ids])));
  return new Map(rows.map(({ id, joinedAt }) => [id, joinedAt]));
};

const campaignPart = (
  { key, category, action, wording }: Campaign,
  { startsAt, endsAt }: Season,
  joinedAt: Date | undefined,
  language: Language,
) => ({
  id: key,
  category: { id: category, name: categoryName(category, language) },
  startsAt: startsAt.toISOString(),
  ...(endsAt && { endsAt: endsAt.toISOString() }),
  action,
  isJoined: joinedAt !== undefined && joinedAt >= startsAt,
  ...wording[language],
});

/** The promotions of announcements of type PR, with the pages of those that have one. */
export const promotionsOf = async (rows: readonly Announcement[], reader: Reader): Promise<Promotion[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await reader.platform.db.select().from(campaigns).where(inArray(campaigns.announcementId, ids));
  const joins = await loadJoins(reader, ids);
  const campaignOf = new Map(found.map((campaign) => [campaign.announcementId, campaign]));
  const { language, merchant, now } = reader;
  return rows.flatMap(({ id, hero, link, wording }) => {
    const campaign = campaignOf.get(id);
    const season = campaign && seasonOf(campaign, now);
    if (season?.endsAt && season.endsAt.getTime() + ENDED_SHOWN_MS <= now.getTime()) return [];
    return {
      id,
      imageUrl: heroUrl(hero ?? 'lanterns', merchant.pictureHue),
      eyebrow: wording[language].eyebrow ?? '',
      title: wording[language].title,
      subtitle: wording[language].body,
      link: link ?? '',
      content: '',
      audience: '',
      terms: '',
      isJoined: false,
      ...(campaign && season && campaignPart(campaign, season, joins.get(id), language)),
    };
  });
};
