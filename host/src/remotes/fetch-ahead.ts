import type { DocumentRemote, ReleaseDocument } from 'shared-kernel/contracts/release';

/** Connections on which fetching what may never be needed would slow down what is. */
const SLOW_TYPES = new Set(['slow-2g', '2g', '3g']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the player's connection has room for files that are not needed yet. */
export const hasRoom = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !SLOW_TYPES.has(connection?.effectiveType ?? '');

const addHint = (url: string, as: 'script' | 'style', integrity: string | undefined): void => {
  if (document.head.querySelector(`link[rel="prefetch"][href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  document.head.append(link);
};

/** Fetches the start files of a remote, and of the given pages, into the browser's cache without running them. */
const fetchAhead = (remote: DocumentRemote, language: ReleaseDocument['language'], pages: readonly string[]): void => {
  const { start, locales } = remote.preload;
  const parts = pages.flatMap((page) => remote.preload.pages[page] ?? []);
  const texts = parts.flatMap((part) => part.texts?.[language] ?? []);
  const scripts = [...start.scripts, ...locales[language], ...texts, ...parts.flatMap((part) => part.scripts)];
  const styles = [...start.styles, ...parts.flatMap((part) => part.styles)];
  for (const file of scripts) addHint(`${remote.baseUrl}${file}`, 'script', remote.integrity[file]);
  for (const file of styles) addHint(`${remote.baseUrl}${file}`, 'style', remote.integrity[file]);
};

/** Runs something once the page has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2000);
};

/** After the first view, on a good connection: the start files of the remotes that the page did not need. */
export const fetchOthersWhenIdle = (release: ReleaseDocument, shown: string | undefined): void => {
  const connection = (navigator as { readonly connection?: Connection }).connection;
  if (!hasRoom(connection)) return;
  whenIdle(() => {
    for (const { live } of release.remotes)
      if (live.name !== shown) fetchAhead(live, release.language, [live.routes[0]?.page ?? '']);
  });
};
