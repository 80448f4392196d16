import { storedText } from 'shared-kernel/storage';
import { createStore, useStore } from 'shared-kernel/store';

/** Kept from visit to visit: who wants the page still once wants it still tomorrow. */
const kept = storedText('motion', { owner: 'device' });
const PAUSED = 'paused';

const motionStore = createStore<{ readonly isPaused: boolean | undefined }>(() => ({ isPaused: undefined }));

let wasPaused: boolean | undefined;
/** The choice of the visit before: read from the storage when it is asked for first, and no more. */
const choiceBefore = (): boolean => {
  wasPaused ??= kept.read() === PAUSED;
  return wasPaused;
};

export interface Motion {
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly toggle: () => void;
}

const setPaused = (isPaused: boolean): void => {
  motionStore.setState({ isPaused });
  if (isPaused) kept.write(PAUSED);
  else kept.remove();
};

/** Whether whoever reads the site has stopped what moves by itself: one choice for every banner, ticker and list of it. */
export const useMotion = (): Motion => {
  const isPaused = useStore(motionStore, (state) => state.isPaused) ?? choiceBefore();
  return { isPaused, setPaused, toggle: () => setPaused(!isPaused) };
};

/** The system's wish for less motion: nothing starts to move by itself. */
export const prefersStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
