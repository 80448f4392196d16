import { useSettings } from 'shared-kernel/settings';

/** The channels of customer service, in the order of their positions (browsing §3, customer service entry). */
export const useServiceChannels = () =>
  useSettings(({ customerService }) =>
    [...customerService].sort((a, b) => Number(a.csPosition) - Number(b.csPosition)),
  );

export type ServiceEntry = NonNullable<ReturnType<typeof useServiceChannels>['data']>[number];

/** A type of the floating menu with its entries, the first of which always is. */
export interface Channel {
  readonly type: ServiceEntry['type'];
  readonly entries: readonly [ServiceEntry, ...ServiceEntry[]];
}

/** The entries by their types, a type where its first entry stands (browsing §2, floating customer-service menu). */
export const channelsOf = (entries: readonly ServiceEntry[]): readonly Channel[] =>
  [...new Set(entries.map(({ type }) => type))].flatMap((type) => {
    const [first, ...others] = entries.filter((entry) => entry.type === type);
    return first === undefined ? [] : [{ type, entries: [first, ...others] }];
  });
