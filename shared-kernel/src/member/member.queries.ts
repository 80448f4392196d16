import { getBalance, getMemberInfo, getPromotions, getUnreadCount } from 'shared-kernel/contracts/member';
import { apiQuery } from 'shared-kernel/query';

/** Total balance. Asked again after the event `wallet.changed`. */
export const balanceQuery = () => apiQuery(getBalance, {});

/** Account, registration date, type and upline. */
export const memberInfoQuery = () => apiQuery(getMemberInfo, {});

/** Which promotions are on and how many are unclaimed. Asked again after the event `promotion.claimed`. */
export const promotionsQuery = () => apiQuery(getPromotions, {});

/** Number of unread mails. */
export const unreadCountQuery = () => apiQuery(getUnreadCount, {});
