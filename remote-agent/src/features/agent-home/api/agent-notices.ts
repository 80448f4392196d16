import { useBrand } from 'shared-kernel/brand';
import { getAnnouncements } from 'shared-kernel/contracts/content';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, useQuery } from 'shared-kernel/query';
import { useSession } from 'shared-kernel/session';

/** Unread announcements for agents (type A of group m_home); 0 until known. */
export const useUnreadNotices = (): number => {
  const enabled = useSession() !== null;
  const { merchantCode } = useBrand();
  const language = useLanguage();
  const input = { types: 'A', groupName: 'm_home', platform: 'M', merchantCode, language } as const;
  return useQuery(apiQuery(getAnnouncements, input, { enabled })).data?.footer.unreadCount ?? 0;
};
