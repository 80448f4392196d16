/** A wait shorter than this is not worth a flash (specification: browsing §9, loader default delay). */
export declare const LOADING_DELAY_MS = 200;
/** The specification's waits (browsing §9, accounts §9). */
export declare const LOADING_SHORT_MS = 2000;
export declare const LOADING_MEDIUM_MS = 3000;
export declare const LOADING_LONG_MS = 10000;
/** As good as for ever: the call's own end closes it. */
export declare const LOADING_ENDLESS_MS = 9999000;
export interface LoadingRequest {
    /** What is being waited for, already in the player's language. */
    readonly text: string;
    /** It gives up by itself after this long, whatever became of the call. */
    readonly timeoutMs: number;
    readonly delayMs?: number;
    /** Nothing behind it can be pressed meanwhile. */
    readonly isBlocking?: boolean;
}
export interface Loading {
    readonly id: number;
    readonly text: string;
    readonly isBlocking: boolean;
}
interface LoadingState {
    readonly waits: readonly Loading[];
}
export declare const loadingStore: import("zustand").StoreApi<LoadingState>;
/** Shows the 'please wait' indicator until its close function is called (any number of times) or its time is over. */
export declare const showLoading: ({ text, timeoutMs, delayMs, isBlocking, }: LoadingRequest) => (() => void);
export {};
