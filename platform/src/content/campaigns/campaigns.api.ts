import { joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, lt } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { announcements } from '../home/home.tables.ts';
import { campaignJoins, campaigns } from './campaigns.tables.ts';
import { type Season, seasonOf } from './season.ts';

type Join = MemberCall<ParsedInputOf<typeof joinPromotion>>;

const findCampaign = async ({ platform, merchant, input }: Join) => {
  const [found] = await platform.db
    .select({ campaign: campaigns })
    .from(campaigns)
    .innerJoin(announcements, eq(announcements.id, campaigns.announcementId))
    .where(and(eq(announcements.merchant, merchant.baseCode), eq(campaigns.key, input.id)));
  if (!found) throw new PlatformError('not.found', 'There is no such promotion.');
  return found.campaign;
};

const refuseOutside = ({ startsAt, endsAt }: Season, now: Date): void => {
  if (startsAt > now) throw new PlatformError<typeof joinPromotion>('promotion.early', 'It has not begun.');
  if (endsAt && endsAt <= now) throw new PlatformError<typeof joinPromotion>('promotion.ended', 'It is over.');
};

/** Who has joined keeps the time of the first press, also after the season's end; the next season is joined anew. */
const join = async (call: Join) => {
  const { platform, session, now } = call;
  const { id: memberId } = session.member;
  refuseTrial(session.member);
  const campaign = await findCampaign(call);
  const season = seasonOf(campaign, now);
  const { announcementId } = campaign;
  const mine = and(eq(campaignJoins.memberId, memberId), eq(campaignJoins.announcementId, announcementId));
  const [before] = await platform.db.select().from(campaignJoins).where(mine);
  if (before && before.joinedAt >= season.startsAt) return { joinedAt: before.joinedAt.toISOString() };
  if (campaign.action === 'deposit')
    throw new PlatformError<typeof joinPromotion>('promotion.byDeposit', 'A deposit takes part in it, not a press.');
  await refuseWhileExcluded(platform.db, memberId, now);
  refuseOutside(season, now);
  await platform.db
    .insert(campaignJoins)
    .values({ memberId, announcementId, joinedAt: now })
    .onConflictDoUpdate({
      target: [campaignJoins.memberId, campaignJoins.announcementId],
      set: { joinedAt: now },
      setWhere: lt(campaignJoins.joinedAt, season.startsAt),
    });
  return { joinedAt: now.toISOString() };
};

export const campaignsApi = (api: Api): void => answerMember(api, joinPromotion, join);
