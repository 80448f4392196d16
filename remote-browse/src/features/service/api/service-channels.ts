import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, useQuery } from 'shared-kernel/query';

/** The channels of customer service, in the order of their positions (browsing §3, customer service entry). */
export const useServiceChannels = () =>
  useQuery({
    ...apiQuery(getConsolidatedSettings, { language: useLanguage() }),
    select: ({ customerService }) => [...customerService].sort((a, b) => Number(a.csPosition) - Number(b.csPosition)),
  });
