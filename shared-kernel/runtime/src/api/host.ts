/** Who calls the API, and what the document started for it: said once, by the host. */
export * from './api.ts';
export { addressOf, queryOf } from './call-key.ts';
export { type ApiConfig, apiConfig, configureApi } from './config.ts';
export { headersFor } from './headers.ts';
export { dropPrefetchedCalls, dropPreloadedCalls, readPreloadedCalls, startPreload } from './preloaded-calls.ts';
