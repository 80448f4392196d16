import { type Brand } from './brand.store.d.ts';
import type { FlagName } from './flag-name.d.ts';
export { type Brand, getBrand, hasFlag } from './brand.store.d.ts';
export type { FlagName } from './flag-name.d.ts';
export declare const useBrand: () => Brand;
/** Whether a white-label flag is on; a flag that the server does not name is off. */
export declare const useFlag: (name: FlagName) => boolean;
