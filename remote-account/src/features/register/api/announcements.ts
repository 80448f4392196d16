import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { registerAnnouncementsInput } from './announcements-input.ts';

/** The banners of the registration page, kept while another language's are on their way; none where they do not come. */
export const useRegisterBanners = () =>
  useApi(getAnnouncements, registerAnnouncementsInput(useLanguage(), useBrand().merchantCode), {
    placeholderData: keepPreviousData,
  }).data?.banners ?? [];
