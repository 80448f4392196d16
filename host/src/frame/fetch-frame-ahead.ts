import { connection, hasRoom } from '../remotes/fetch-ahead.ts';
import { LateLanguagePanel } from './language-switcher.tsx';
import { LateMenuPanel } from './menu-button.tsx';

/**
 * After the first view, on a good connection: what failed pages show, and what the header opens, so that it opens without a
 * wait, and without a line.
 */
export const fetchFrameAhead = (): void => {
  if (!hasRoom(connection())) return;
  import('@shared-kernel/ui/drawings').catch(() => undefined);
  LateMenuPanel.fetchAhead();
  LateLanguagePanel.fetchAhead();
};
