import { useStore } from 'shared-kernel/store';
import { type Brand, brandStore } from './brand.store.ts';
import type { FlagName } from './flag-name.ts';

export { type Brand, getBrand, hasFlag } from './brand.store.ts';
export type { FlagName } from './flag-name.ts';

export const useBrand = (): Brand => useStore(brandStore);

/** Whether a white-label flag is on; a flag that the server does not name is off. */
export const useFlag = (name: FlagName): boolean => useStore(brandStore, (brand) => brand.flags[name] === true);
