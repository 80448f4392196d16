import type { Language } from '../contracts/values.d.ts';
export interface ApiConfig {
    readonly merchant: () => string;
    readonly language: () => Language;
    /** Where the API is; the page's own origin unless told. */
    readonly origin?: () => string;
}
/** Seals the JSON text of an encrypted call into a compact JWE. */
export type Sealer = (body: string) => Promise<string>;
/** Says who calls. Called once by the host, before anything calls the API. */
export declare const configureApi: (next: ApiConfig) => void;
export declare const apiConfig: () => ApiConfig;
/** Supplies the encryption that `isEncrypted` endpoints need; the kernel carries none. */
export declare const registerSealer: (next: Sealer) => void;
export declare const sealBody: Sealer;
