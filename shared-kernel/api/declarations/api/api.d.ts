export { ApiError, type ApiErrorCode, type FailureCodeOf, isApiError } from './api-error.d.ts';
export { type CallOptions, callApi } from './call-api.d.ts';
export { callKey } from './call-key.d.ts';
export { registerSealer } from './config.d.ts';
export { warmEncryption } from './warm-encryption.d.ts';
