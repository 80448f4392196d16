import { act } from '@testing-library/react';

type Callback = (entries: { readonly isIntersecting: boolean }[]) => void;

/** Stands in for the browser's observer, which jsdom lacks. `reach` is what scrolling to the bottom does. */
export const watchBottom = () => {
  const watching = new Set<Callback>();
  class Observer {
    private readonly callback: Callback;
    constructor(callback: Callback) {
      this.callback = callback;
    }
    observe() {
      watching.add(this.callback);
    }
    disconnect() {
      watching.delete(this.callback);
    }
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
  return {
    reach: () =>
      act(() => {
        for (const callback of watching) callback([{ isIntersecting: true }]);
      }),
  };
};
