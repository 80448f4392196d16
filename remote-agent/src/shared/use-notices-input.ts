import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';

/** Announcements for agents: type A of group m_home. */
export const useNoticesInput = () => {
  const { merchantCode } = useBrand();
  return { types: 'A', groupName: 'm_home', platform: 'M', merchantCode, language: useLanguage() } as const;
};
