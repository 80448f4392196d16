import { useQuery } from 'shared-kernel/query';
import { useSession } from 'shared-kernel/session';
import { balanceQuery, memberInfoQuery, promotionsQuery, unreadCountQuery } from './member.queries.ts';

export { balanceQuery, memberInfoQuery, promotionsQuery, unreadCountQuery } from './member.queries.ts';

const useIsSignedIn = (): boolean => useSession() !== null;

/** Total balance of the signed-in member; not asked for a guest. */
export const useBalance = () => useQuery({ ...balanceQuery(), enabled: useIsSignedIn() });

/** The signed-in member; not asked for a guest. */
export const useMemberInfo = () => useQuery({ ...memberInfoQuery(), enabled: useIsSignedIn() });

/** Promotions of the signed-in member; not asked for a guest. */
export const usePromotions = () => useQuery({ ...promotionsQuery(), enabled: useIsSignedIn() });

/** Unread mails of the signed-in member; not asked for a guest. */
export const useUnreadCount = () => useQuery({ ...unreadCountQuery(), enabled: useIsSignedIn() });
