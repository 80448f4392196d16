import { connection, hasRoom } from '../remotes/prefetch-pages.ts';
import { LazyLanguagePanel } from './language-switcher.tsx';
import { LazyMenuPanel } from './menu-button.tsx';

/**
 * After the first view, on a good connection: what failed pages show, and what the header opens, so that it opens without a
 * wait, and without a network.
 */
export const preloadFrame = (): void => {
  if (!hasRoom(connection())) return;
  import('@shared-kernel/ui/drawings').catch(() => undefined);
  LazyMenuPanel.preload();
  LazyLanguagePanel.preload();
};
