import type { ReactNode } from 'react';
/** How long a notice stays when nothing is said (specification: accounts §9, notice default). */
export declare const NOTICE_MS = 1500;
/** Short and long toasts (specification: browsing §9). */
export declare const TOAST_SHORT_MS = 3000;
export declare const TOAST_LONG_MS = 8000;
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
export declare const toastStore: import("zustand").StoreApi<ToastState>;
/** Takes a toast away; one that is already gone is no error. */
export declare const closeToast: (id: number) => void;
/** Shows a passing notice; the same words again start anew instead of standing twice. Returns its close function. */
export declare const showToast: (request: ToastRequest) => (() => void);
export {};
