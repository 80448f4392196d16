import { addressOf, createCodeStrategy, createPageStrategy, createPictureStrategy } from './fetch-strategies.ts';
import { createOfflineCache, isPublic, isSharedPage } from './offline-cache.ts';
import type { KeepMessage, WorkerNames, WorkerScope } from './worker-scope.ts';

/** The service worker. It leaves API calls to the network, so that no amount of money is shown from a cache. */
export function serveOffline(names: WorkerNames): void {
  const scope = globalThis as unknown as WorkerScope;
  const cache = createOfflineCache(names);
  const answerPage = createPageStrategy(cache, names);
  const answerCode = createCodeStrategy(cache);
  const answerPicture = createPictureStrategy(cache);

  const isPage = ({ origin, pathname }: URL): boolean => origin === location.origin && !pathname.startsWith('/m/_');
  const isCode = ({ integrity, destination }: Request): boolean => integrity !== '' || destination === 'font';

  const activate = async (): Promise<void> => {
    for (const name of await caches.keys()) if (!name.startsWith(`${names.version}-`)) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  const keepFile = async ({ url, integrity }: KeepMessage['data']['files'][number]): Promise<void> => {
    if ((await cache.match('code', url)) !== undefined) return;
    const answer = await fetch(url, { integrity, credentials: 'same-origin' });
    if (isPublic(answer)) await cache.keep('code', url, answer);
  };
  const keepPage = async (page: string): Promise<void> => {
    const answer = await fetch(page);
    if (isSharedPage(answer)) await cache.keep('pages', addressOf(new URL(page)), answer);
  };

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !/^https?:$/.test(url.protocol)) return;
    if (request.mode === 'navigate') {
      if (isPage(url)) event.respondWith(answerPage(event));
    } else if (isCode(request)) event.respondWith(answerCode(event));
    else if (request.destination === 'image') event.respondWith(answerPicture(event));
  });
  scope.addEventListener('message', (event) => {
    const { page, files } = event.data;
    event.waitUntil(Promise.allSettled([keepPage(page), ...files.map(keepFile)]));
  });
}

/** Deletes every cache and unregisters itself. */
export function removeItself(): void {
  const scope = globalThis as unknown as WorkerScope;
  const activate = async (): Promise<void> => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
}
