import { getBalance, getMemberInfo, getPromotions, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { useApi } from 'shared-kernel/query';

/** Total balance of the signed-in member. Asked again after the event `wallet.changed`. */
export const useBalance = () => useApi(getBalance, {}, { refreshedBy: 'wallet.changed' });

/** The signed-in member: account, registration date, type and upline. */
export const useMemberInfo = () => useApi(getMemberInfo, {});

/** Which promotions are on and how many are unclaimed. Asked again after the event `promotion.claimed`. */
export const usePromotions = () => useApi(getPromotions, {}, { refreshedBy: 'promotion.claimed' });

/** Number of unread mails of the signed-in member. */
export const useUnreadCount = () => useApi(getUnreadCount, {});
