import type { Language } from 'shared-kernel/contracts/values';

export interface ApiConfig {
  readonly merchant: () => string;
  readonly language: () => Language;
  /** Where the API is; the page's own origin unless told. */
  readonly origin?: () => string;
}

/** Seals the JSON text of an encrypted call into a compact JWE. */
export type Sealer = (body: string) => Promise<string>;

let config: ApiConfig | undefined;
let sealer: Sealer | undefined;

/** Says who calls. Called once by the host, before anything calls the API. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

export const apiConfig = (): ApiConfig => {
  if (!config)
    throw new Error('The API client is not configured: the host calls configureApi() before the first call.');
  return config;
};

/** Supplies the encryption that `isEncrypted` endpoints need; the kernel carries none. */
export const registerSealer = (next: Sealer): void => {
  sealer = next;
};

export const sealBody: Sealer = (body) => {
  if (!sealer) throw new Error('No sealer is registered: call registerSealer() before an encrypted call.');
  return sealer(body);
};
