import { act } from '@testing-library/react';

interface WatchOptions {
  /** The bottom is in reach from the start, as on a page that is not full. */
  readonly isNear?: boolean;
}

/**
 * Stands in for the browser's `IntersectionObserver`, which jsdom lacks. Called once at the top of a test file; `reach` is
 * what scrolling to the bottom does, `leave` what scrolling up again does.
 */
export const watchBottom = ({ isNear = false }: WatchOptions = {}) => {
  const watching = new Map<Observer, Element>();
  let margin: string | undefined;
  class Observer {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      this.#tell = tell;
      margin = rootMargin;
    }
    observe(target: Element) {
      watching.set(this, target);
      if (isNear) this.tell(true);
    }
    unobserve() {
      watching.delete(this);
    }
    disconnect() {
      watching.delete(this);
    }
    tell(isIntersecting: boolean) {
      const boundingClientRect = watching.get(this)?.getBoundingClientRect();
      const entry = { isIntersecting, boundingClientRect } as IntersectionObserverEntry;
      this.#tell([entry], this as unknown as IntersectionObserver);
    }
  }
  const tellAll = (isIntersecting: boolean) =>
    act(() => {
      for (const observer of watching.keys()) observer.tell(isIntersecting);
    });
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true });
  return {
    reach: () => tellAll(true),
    leave: () => tellAll(false),
    /** How far below the screen the bottom counts as reached, as the newest list asked for it. */
    margin: () => margin,
  };
};
