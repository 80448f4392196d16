import { type RenderedPage, type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { configure } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Lazy parts of a page are compiled when a test first shows them: on a busy machine that takes seconds. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
jest.setTimeout(PATIENCE_MS * 3);

/** A page of this remote. jsdom has no layout: scrolling does nothing, and returns what a browser's returns. */
export const renderBrowse = (ui: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  // jsdom is never idle: what waits for it comes at once.
  window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 }));
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  return renderPage(ui, options);
};
