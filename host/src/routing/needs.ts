import { getPromotions } from '@shared-kernel/contracts/member/member';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { apiQuery, type QueryClient } from 'shared-kernel/query';

type Promotions = ValueOf<typeof getPromotions>;

/** Whether the promotion that a route needs is on. */
export const hasPromotion = ({ availablePromosByKey }: Promotions, need: string): boolean =>
  availablePromosByKey[need]?.enabled === true;

/** The same, as soon as it is known. An answer that does not come is no reason to stop anyone: the server has the last word. */
export const isNeedMet = (queries: QueryClient, need: string): Promise<boolean> =>
  queries.fetchQuery(apiQuery(getPromotions, {})).then(
    (promotions) => hasPromotion(promotions, need),
    () => true,
  );
