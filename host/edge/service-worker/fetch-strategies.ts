import { isPublic, isSharedPage, type OfflineCache } from './offline-cache.ts';
import type { FetchEvent, WorkerNames } from './worker-scope.ts';

type Strategy = (event: FetchEvent) => Promise<Response>;

/** One document serves every query of its path, and every visitor. */
export function addressOf({ origin, pathname }: URL): string {
  return origin + pathname;
}

/**
 * Network first: the cached page is shown when the network fails or is slow, and says so in `data-kept`. None stands in for a page with an
 * override: the link forgets them.
 */
export function createPageStrategy(cache: OfflineCache, { home, override, patienceMs }: WorkerNames): Strategy {
  const keptPage = async (url: URL, why: 'gone' | 'slow'): Promise<Response | undefined> => {
    const kept =
      (await cache.match('pages', addressOf(url))) ?? (await cache.match('pages', new URL(home, location.origin).href));
    if (kept === undefined) return undefined;
    const html = await kept.text();
    return new Response(html.replace('<html ', `<html data-kept="${why}" `), { headers: kept.headers });
  };

  return async (event) => {
    const url = new URL(event.request.url);
    if (url.searchParams.has(override)) await cache.drop('pages');
    const fromNetwork = (async () => (await event.preloadResponse) ?? fetch(event.request))();
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    try {
      const answer = await Promise.race([fromNetwork, patience]);
      if (answer === undefined) return (await keptPage(url, 'slow')) ?? fromNetwork;
      const isDocument = isSharedPage(answer) && answer.headers.get('Content-Type')?.includes('html');
      if (isDocument) event.waitUntil(cache.keep('pages', addressOf(url), answer.clone()));
      return answer;
    } catch (error) {
      const kept = await keptPage(url, 'gone');
      if (kept === undefined) throw error;
      return kept;
    }
  };
}

/** Cache first: files with an integrity, and fonts, never change. */
export function createCodeStrategy(cache: OfflineCache): Strategy {
  return async (event) => {
    const { url } = event.request;
    const kept = await cache.match('code', url);
    if (kept !== undefined) return kept;
    const answer = await fetch(event.request);
    if (isPublic(answer)) event.waitUntil(cache.keep('code', url, answer.clone()));
    return answer;
  };
}

/** Stale while revalidate. */
export function createPictureStrategy(cache: OfflineCache): Strategy {
  return async (event) => {
    const { url } = event.request;
    const kept = await cache.match('pictures', url);
    const fromNetwork = fetch(event.request).then((answer) => {
      if (isPublic(answer)) event.waitUntil(cache.keep('pictures', url, answer.clone()));
      return answer;
    });
    if (kept === undefined) return fromNetwork;
    event.waitUntil(fromNetwork.catch(() => undefined));
    return kept;
  };
}
