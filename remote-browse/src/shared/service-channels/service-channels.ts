import { useSettings } from 'shared-kernel/settings';

/** The channels of customer service, in the order of their positions (browsing §3, customer service entry). */
export const useServiceChannels = () =>
  useSettings(({ customerService }) =>
    [...customerService].sort((a, b) => Number(a.csPosition) - Number(b.csPosition)),
  );
