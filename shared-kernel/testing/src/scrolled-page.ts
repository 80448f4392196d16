import { act } from '@testing-library/react';

/** Gives every element a height, which a page without layout has not: what measures its entries sees a window of them. */
export const withHeights = (px: number): void => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => px });
};

const setTop = (px: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: px });
};

/** A page that scrolls: `window.scrollTo` moves `window.scrollY`, and every element stands at the page's top. */
export const withScrolling = (): void => {
  const rect = () => ({ top: -window.scrollY, height: 0 });
  Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', { configurable: true, value: rect });
  const scrollTo = ({ top = 0 }: ScrollToOptions) => setTop(top);
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrollTo });
  setTop(0);
};

/** Scrolls the page to so many pixels from its top. */
export const scrollPageTo = (px: number): void => {
  setTop(px);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};
