export { ApiError, type ApiErrorCode, type FailureCodeOf, isApiError } from './api-error.ts';
export { type CallOptions, callApi } from './call-api.ts';
export { callKey } from './call-key.ts';
export { fetchPicture } from './fetch-picture.ts';
export { takePreloadedAnswer } from './preloaded-answer.ts';
export { spokenCode } from './spoken-code.ts';
export { warmEncryption } from './warm-encryption.ts';
