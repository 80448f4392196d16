import { createStore } from 'shared-kernel/store';

/** How long a notice stays when nothing is said (specification: accounts §9, notice default). */
export const NOTICE_MS = 1500;
/** Short and long toasts (specification: browsing §9). */
export const TOAST_SHORT_MS = 3000;
export const TOAST_LONG_MS = 8000;

/** More than this at once is noise: the oldest gives way. */
const LARGEST_STACK = 3;

export type ToastTone = 'plain' | 'ok' | 'bad' | 'info';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly durationMs: number;
}

export interface ToastRequest {
  /** Already in the player's language. */
  readonly text: string;
  readonly tone?: ToastTone;
  readonly durationMs?: number;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], nextId: 1 }));

/** Takes a toast away; one that is already gone is no error. */
export const closeToast = (id: number): void =>
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Shows a passing notice; the same words again start anew instead of standing twice. Returns its close function. */
export const showToast = ({ text, tone = 'plain', durationMs = NOTICE_MS }: ToastRequest): (() => void) => {
  const { nextId: id, toasts } = toastStore.getState();
  const others = toasts.filter((toast) => toast.text !== text);
  toastStore.setState({ toasts: [...others, { id, text, tone, durationMs }].slice(-LARGEST_STACK), nextId: id + 1 });
  return () => closeToast(id);
};
