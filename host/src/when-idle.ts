/** Runs something once the page has nothing better to do. */
export const whenIdle = (run: () => unknown): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
};
