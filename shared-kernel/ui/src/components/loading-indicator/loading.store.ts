import { createStore } from 'shared-kernel/store';

/** A wait shorter than this is not worth a flash (specification: browsing §9, loader default delay). */
export const LOADING_DELAY_MS = 200;
/** The specification's waits (browsing §9, accounts §9). */
export const LOADING_SHORT_MS = 2_000;
export const LOADING_MEDIUM_MS = 3_000;
export const LOADING_LONG_MS = 10_000;
/** As good as for ever: the call's own end closes it. */
export const LOADING_ENDLESS_MS = 9_999_000;

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

export const loadingStore = createStore<LoadingState>(() => ({ waits: [] }));

let lastId = 0;

/** Shows the 'please wait' indicator until its close function is called (any number of times) or its time is over. */
export const showLoading = ({
  text,
  timeoutMs,
  delayMs = LOADING_DELAY_MS,
  isBlocking = false,
}: LoadingRequest): (() => void) => {
  lastId += 1;
  const id = lastId;
  const opening = setTimeout(() => {
    loadingStore.setState(({ waits }) => ({ waits: [...waits, { id, text, isBlocking }] }));
  }, delayMs);
  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    loadingStore.setState(({ waits }) => ({ waits: waits.filter((wait) => wait.id !== id) }));
  };
  const closing = setTimeout(close, timeoutMs);
  return close;
};
