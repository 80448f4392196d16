export {
  LOADING_ENDLESS_MS,
  LOADING_LONG_MS,
  LOADING_MEDIUM_MS,
  LOADING_SHORT_MS,
  type LoadingRequest,
  showLoading,
} from './loading.store.ts';
