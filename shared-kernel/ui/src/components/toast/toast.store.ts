import type { ReactNode } from 'react';
import { createStore } from 'shared-kernel/store';

/** How long a notice of one line stays when nothing is said (specification: accounts §9, notice default); a longer one stays as a short toast. */
export const NOTICE_MS = 1500;
/** Letters that fit in a line of the smallest phone. */
const LINE_LETTERS = 40;
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
  readonly action?: ReactNode;
  readonly onClosed?: () => void;
}

export interface ToastRequest {
  /** Already in the player's language. */
  readonly text: string;
  readonly tone?: ToastTone;
  readonly durationMs?: number;
  /** A button after the words. What it does must be possible elsewhere too, or lose nothing when it is missed. */
  readonly action?: ReactNode;
  /** It is gone: its time is over, it was closed, or newer ones took its place. */
  readonly onClosed?: () => void;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [], nextId: 1 }));

const keep = (toasts: readonly Toast[]): void => {
  const gone = toastStore.getState().toasts.filter((toast) => !toasts.includes(toast));
  toastStore.setState({ toasts });
  for (const { onClosed } of gone) onClosed?.();
};

/** Takes a toast away; one that is already gone is no error. */
export const closeToast = (id: number): void => keep(toastStore.getState().toasts.filter((toast) => toast.id !== id));

const usualMs = (text: string): number => (text.length > LINE_LETTERS ? TOAST_SHORT_MS : NOTICE_MS);

/** Shows a passing notice; the same words again start anew instead of standing twice. Returns its close function. */
export const showToast = (request: ToastRequest): (() => void) => {
  const { nextId: id, toasts } = toastStore.getState();
  const others = toasts.filter(({ text }) => text !== request.text);
  toastStore.setState({ nextId: id + 1 });
  keep(
    [...others, { tone: 'plain' as const, durationMs: usualMs(request.text), ...request, id }].slice(-LARGEST_STACK),
  );
  return () => closeToast(id);
};
