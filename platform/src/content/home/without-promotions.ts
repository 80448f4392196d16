import { paths } from 'shared-kernel/contracts/paths';
import type { Call } from '../../http/answer.ts';
import { exclusionAt } from '../../people/people.door.ts';
import type { announcements } from './home.tables.ts';

type Announcement = typeof announcements.$inferSelect;

const isPromotion = ({ type, promotionType, link }: Announcement): boolean =>
  type === 'PR' || promotionType !== null || link?.startsWith(paths.promotion) === true;

/** Announcements without what promotes: nobody tempts a member who is self-excluded. In a time-out they stand, and refuse. */
export const withoutPromotions = async (
  { platform, session, now }: Pick<Call<unknown>, 'platform' | 'session' | 'now'>,
  found: readonly Announcement[],
): Promise<readonly Announcement[]> => {
  if (!session || !found.some(isPromotion)) return found;
  const exclusion = await exclusionAt(platform.db, session.member.id, now);
  return exclusion?.kind === 'selfExclusion' ? found.filter((announcement) => !isPromotion(announcement)) : found;
};
