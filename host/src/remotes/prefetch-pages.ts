import type { Language } from '@shared-kernel/contracts/system/values';
import { shownPath } from 'shared-kernel/host/router';
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

const asked = new Set<string>();

/**
 * By `fetch`, which every browser has and the document's policy lets do so: Safari knows no `rel=prefetch`, and Firefox
 * judges it by `default-src`, which allows nothing. The browser's cache keeps it for the tag that asks for it later.
 */
const fetchFile = async (url: string, integrity: string | undefined): Promise<void> => {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    const response = await fetch(url, { priority: 'low', ...(integrity !== undefined && { integrity }) });
    await response.arrayBuffer();
  } catch {
    // It is fetched again when it is needed; whoever asks then says what went wrong.
    asked.delete(url);
  }
};

/** Fetches the files of a page into the browser's cache without running them. */
const prefetchFiles = ({ remote, route }: RouteMatch, language: Language): void => {
  const { start, locales, pages } = remote.preload;
  const page = pages[route.page];
  const files = [
    ...start.scripts,
    ...locales[language],
    ...(page?.texts?.[language] ?? []),
    ...(page?.scripts ?? []),
    ...start.styles,
    ...(page?.styles ?? []),
  ];
  for (const file of files) void fetchFile(`${remote.baseUrl}${file}`, remote.integrity[file]);
};

/** After the first view, on a good connection: the files of the pages that ask for it and that the visitor may see. */
export const prefetchPages = async ({ routes, document }: Host): Promise<void> => {
  if (!hasRoom(connection())) return;
  await completeDocument(document);
  const shown = routes.match(shownPath())?.route;
  for (const match of routes.entries) {
    const { route } = match;
    const isWanted = route.prefetch === 'idle' && route !== shown;
    if (isWanted && decideAccess(route, getSession(), route.path).kind === 'show')
      prefetchFiles(match, document.language);
  }
};
