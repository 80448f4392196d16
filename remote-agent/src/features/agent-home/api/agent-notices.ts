import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** Unread announcements for agents (type A of group m_home); 0 until known. */
export const useUnreadNotices = (): number => {
  const { merchantCode } = useBrand();
  const input = { types: 'A', groupName: 'm_home', platform: 'M', merchantCode, language: useLanguage() } as const;
  return useApi(getAnnouncements, input).data?.footer.unreadCount ?? 0;
};
