import type { Language } from 'shared-kernel/contracts/values';
import { getSession } from 'shared-kernel/session';
import { completeDocument } from '../document/complete-document.ts';
import type { Host } from '../host-context.ts';
import { decideAccess } from '../routing/access.ts';
import type { RouteMatch } from '../routing/route-table.ts';

/** Connections on which fetching what may never be needed would slow down what is. */
const SLOW_TYPES = new Set(['slow-2g', '2g', '3g']);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says of the player's connection, where it does. */
export const connection = (): Connection | undefined => (navigator as { readonly connection?: Connection }).connection;

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

/** Fetches the files of a page into the browser's cache without running them. */
const fetchAhead = ({ remote, route }: RouteMatch, language: Language): void => {
  const { start, locales, pages } = remote.preload;
  const page = pages[route.page];
  const scripts = [
    ...start.scripts,
    ...locales[language],
    ...(page?.texts?.[language] ?? []),
    ...(page?.scripts ?? []),
  ];
  const styles = [...start.styles, ...(page?.styles ?? [])];
  for (const file of scripts) addHint(`${remote.baseUrl}${file}`, 'script', remote.integrity[file]);
  for (const file of styles) addHint(`${remote.baseUrl}${file}`, 'style', remote.integrity[file]);
};

/** After the first view, on a good connection: the files of the pages that ask for it and that the visitor may see. */
export const fetchPagesAhead = async ({ routes, document }: Host): Promise<void> => {
  if (!hasRoom(connection())) return;
  await completeDocument(document);
  const shown = routes.match(window.location.pathname)?.route;
  for (const match of routes.entries) {
    const { route } = match;
    const isWanted = route.prefetch === 'idle' && route !== shown;
    if (isWanted && decideAccess(route, getSession(), route.path).kind === 'show') fetchAhead(match, document.language);
  }
};
