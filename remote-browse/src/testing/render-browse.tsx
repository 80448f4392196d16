import type { ReactElement } from 'react';
import { type RenderedPage, type RenderPageOptions, renderPage } from 'shared-kernel/testing/render-page';
import EN from '../../locales/en.json';
import TY from '../../locales/ty.json';

/** A page of this remote with its texts. jsdom has no layout: scrolling does nothing, and returns what a browser's returns. */
export const renderBrowse = (ui: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  return renderPage(ui, { namespaces: { browse: { EN, TY } }, ...options });
};
