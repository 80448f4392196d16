export { showToast, TOAST_LONG_MS, TOAST_SHORT_MS, type ToastRequest } from './toast.store.ts';
