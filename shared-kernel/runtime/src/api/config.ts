import type { Language } from '@shared-kernel/contracts/system/values';

export interface ApiConfig {
  readonly merchant: () => string;
  readonly language: () => Language;
  /** Where the API is; by default the page's own origin. */
  readonly origin?: () => string;
}

let config: ApiConfig | undefined;

/** Says who calls. Called once by the host, before anything calls the API. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

export const apiConfig = (): ApiConfig => {
  if (!config)
    throw new Error('The API client is not configured: the host calls configureApi() before the first call.');
  return config;
};
