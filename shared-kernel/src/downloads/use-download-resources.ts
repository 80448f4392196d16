import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, useQuery } from 'shared-kernel/query';

/** Settings change with a release of the platform, not while someone reads the page. */
const SETTINGS_STALE_MS = 10 * 60_000;

/** Where the site's apps are: the download links of the consolidated settings. */
export const useDownloadResources = () =>
  useQuery({
    ...apiQuery(getConsolidatedSettings, { language: useLanguage() }),
    staleTime: SETTINGS_STALE_MS,
    select: ({ resources }) => resources,
  });
