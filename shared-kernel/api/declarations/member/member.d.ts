/** Total balance of the signed-in member. Asked again after the event `wallet.changed`. */
export declare const useBalance: () => import("@tanstack/react-query").UseQueryResult<{
    sumBalance: string;
    currency?: string | undefined;
}, import("../api/api-error.d.ts").ApiError>;
/** The signed-in member: account, registration date, type and upline. */
export declare const useMemberInfo: () => import("@tanstack/react-query").UseQueryResult<{
    id: string;
    account: string;
    regDate?: string | undefined;
    type: string | number;
    toUpline?: string | undefined;
}, import("../api/api-error.d.ts").ApiError>;
/** Which promotions are on and how many are unclaimed. Asked again after the event `promotion.claimed`. */
export declare const usePromotions: () => import("@tanstack/react-query").UseQueryResult<{
    totalUnclaimedPromosCount: number;
    availablePromosByKey: Record<string, {
        enabled: boolean;
    }>;
    claimableRebate: string;
}, import("../api/api-error.d.ts").ApiError>;
/** Number of unread mails of the signed-in member. */
export declare const useUnreadCount: () => import("@tanstack/react-query").UseQueryResult<number, import("../api/api-error.d.ts").ApiError>;
