import { paths } from '@shared-kernel/contracts/system/paths';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Call } from '../../http/answer.ts';
import type { announcements } from './home.tables.ts';

type Announcement = typeof announcements.$inferSelect;

/** Where a text that links to them promotes something, whatever its type. */
const PROMOTING = [paths.promotion, paths.promotions, paths.rewards];

const isPromotion = ({ type, promotionType, link, wording }: Announcement): boolean =>
  type === 'PR' ||
  promotionType !== null ||
  PROMOTING.some(
    (path) => link?.startsWith(path) || Object.values(wording).some(({ body }) => body.includes(`href="${path}`)),
  );

/**
 * Announcements without what promotes: nobody tempts a member who is self-excluded. In a time-out they stand, and refuse.
 * A trial loses the pop-ups alone, which lead to rewards that it has none of; the promotions' own pages are open to it.
 */
export const withoutPromotions = async (
  { platform, session, now }: Pick<Call<unknown>, 'platform' | 'session' | 'now'>,
  found: readonly Announcement[],
): Promise<readonly Announcement[]> => {
  if (!session || !found.some(isPromotion)) return found;
  if (session.member.isTrial) return found.filter((each) => each.type !== 'PU' || !isPromotion(each));
  const exclusion = await exclusionAt(platform.db, session.member.id, now);
  return exclusion?.kind === 'selfExclusion' ? found.filter((announcement) => !isPromotion(announcement)) : found;
};
