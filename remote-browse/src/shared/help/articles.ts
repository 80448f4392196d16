import { getHelpCenter } from '@shared-kernel/contracts/system/system';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** The help centre's articles, in the language of now (browsing §7). */
export const useArticles = () =>
  useApi(getHelpCenter, { language: useLanguage(), device: 'MOBILE' }, { select: ({ items }) => items });
