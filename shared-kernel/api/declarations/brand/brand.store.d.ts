import type { ValueOf } from '../contracts/endpoint.d.ts';
import type { getWhitelabel } from '../contracts/system.d.ts';
import type { FlagName } from './flag-name.d.ts';
/** A merchant as the server describes it: names, currency and the flags in force. */
export type Brand = Readonly<ValueOf<typeof getWhitelabel>>;
export declare const brandStore: import("zustand").StoreApi<Readonly<{
    merchantCode: string;
    brand: string;
    name: string;
    currency: string;
    flags: Record<string, boolean>;
    agentMenu: string[];
}>>;
/** Takes the white-label answer that the release document carries. Called by the host before the first render. */
export declare const initBrand: (whitelabel: Brand) => void;
export declare const getBrand: () => Brand;
/** Whether a white-label flag is on; a flag that the server does not name is off. */
export declare const hasFlag: (name: FlagName) => boolean;
