import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

type Settings = ValueOf<typeof getConsolidatedSettings>;

/** Settings change with a release of the platform, not while someone reads a page. */
const SETTINGS_STALE_MS = 10 * 60_000;

/** The consolidated settings in the player's language, or the part of them that a page needs. Asked once for all. */
export const useSettings = <Part = Settings>(select?: (settings: Settings) => Part) =>
  useApi(
    getConsolidatedSettings,
    { language: useLanguage() },
    { staleTime: SETTINGS_STALE_MS, ...(select && { select }) },
  );
