/** Who calls the API, and what the document started for it: said once, by the host. */
export { type ApiConfig, configureApi } from '../api/config.ts';
export { dropAheadCalls, dropStartCalls } from '../api/start-calls.ts';
