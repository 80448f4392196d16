import { object, string } from '@shared-kernel/contracts/schema';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect } from 'react';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { stored } from 'shared-kernel/storage';

type Settings = ValueOf<typeof getConsolidatedSettings>;

/** Settings change with a release of the platform, not while someone reads a page. */
const SETTINGS_STALE_MS = 10 * 60_000;

/** Which version of the member centre and of the deposit page the merchant has (specification: accounts §2, template versions). */
const templates = stored('templates', { owner: 'device', schema: object({ mem_cen: string(), dep_func: string() }) });

/** The template versions; those of the last visit until the settings are here. Undefined: not known yet. */
export const useTemplates = (): Settings['mobileTemplate'] | undefined => {
  const { data } = useSettings(({ mobileTemplate }) => mobileTemplate);
  useEffect(() => {
    if (data !== undefined) templates.write(data);
  }, [data]);
  return data ?? templates.read() ?? undefined;
};

/** The consolidated settings in the player's language, or the part of them that a page needs. Asked once for all; not asked where nobody wants them yet. */
export const useSettings = <Part = Settings>(select?: (settings: Settings) => Part, isWanted = true) =>
  useApi(
    getConsolidatedSettings,
    { language: useLanguage() },
    { staleTime: SETTINGS_STALE_MS, enabled: isWanted, ...(select && { select }) },
  );
