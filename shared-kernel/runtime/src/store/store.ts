import { createStore as createVanilla, type StateCreator, type StoreApi } from 'zustand/vanilla';

/** The state library as the site shares it: vanilla stores with one React binding, nothing else of the package. */
export { useStore } from 'zustand';
export type { StoreApi } from 'zustand/vanilla';

const readPresent = <State>(store: StoreApi<State>): StoreApi<State> =>
  Object.assign(store, { getInitialState: store.getState });

/**
 * A store with its state, as the library makes it. Stores are filled before the first render, so a render where there is
 * no browser reads the same state, and not the one that the store was made with.
 */
export const createStore = (<State>(make?: StateCreator<State>) =>
  make === undefined
    ? (later: StateCreator<State>) => readPresent(createVanilla(later))
    : readPresent(createVanilla(make))) as typeof createVanilla;
