import type { ReactElement } from 'react';
import { type RenderedPage, type RenderPageOptions, renderPage } from 'shared-kernel/testing/render-page';
import EN from '../../locales/en.json';
import TY from '../../locales/ty.json';

/** A page of this remote with its texts. jsdom has no layout: scrolling is a call that does nothing. */
export const renderBrowse = (ui: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return renderPage(ui, { namespaces: { browse: { EN, TY } }, ...options });
};
