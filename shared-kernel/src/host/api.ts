/** Who calls the API, and what the document started for it: said once, by the host. */
export * from '../api/api.ts';
export { addressOf, queryOf } from '../api/call-key.ts';
export { type ApiConfig, apiConfig, configureApi } from '../api/config.ts';
export { headersFor } from '../api/headers.ts';
export { dropAheadCalls, dropStartCalls, keepStartCall, readStartCalls } from '../api/start-calls.ts';
