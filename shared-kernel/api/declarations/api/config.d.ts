import type { Language } from '../contracts/values.d.ts';
export interface ApiConfig {
    readonly merchant: () => string;
    readonly language: () => Language;
    /** Where the API is; by default the page's own origin. */
    readonly origin?: () => string;
}
/** Says who calls. Called once by the host, before anything calls the API. */
export declare const configureApi: (next: ApiConfig) => void;
export declare const apiConfig: () => ApiConfig;
/**
 * Nothing any more: the kernel seals by itself. For remotes of 1603177, which hand it their own code.
 * @public
 */
export declare const registerSealer: () => void;
