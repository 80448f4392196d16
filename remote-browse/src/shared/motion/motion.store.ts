import { createStore, useStore } from 'shared-kernel/store';

/** Whether whoever reads the page has stopped what moves: one choice for every banner, ticker and list of it. */
const motionStore = createStore<{ readonly isPaused: boolean }>(() => ({ isPaused: false }));

export const useMotion = () => {
  const isPaused = useStore(motionStore, (state) => state.isPaused);
  return { isPaused, toggle: () => motionStore.setState(({ isPaused: before }) => ({ isPaused: !before })) };
};

/** The system's wish for less motion: nothing starts to move by itself. */
export const prefersStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
