import { getVendors } from '@shared-kernel/contracts/browse/games';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBrand } from 'shared-kernel/brand';
import { useApi } from 'shared-kernel/query';
import type { VendorOption } from '../vendors/vendor-options.ts';

const toOptions = ({ list }: ValueOf<typeof getVendors>): readonly VendorOption[] =>
  list.map(({ vassalage: code, name, iconUrl }) => ({ code, name: name || code, iconUrl, games: undefined }));

/** Every vendor of the site, of whatever category. */
export const useVendors = () => useApi(getVendors, { merchantCode: useBrand().merchantCode }, { select: toOptions });
