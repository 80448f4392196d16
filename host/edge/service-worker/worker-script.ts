/** Beside the pages' own addresses, so that its reach is `/m/` without a header that widens it. */
export const WORKER_PATH = '/m/_worker.js';

interface WorkerNames {
  /** Changed when what is kept changes its shape: a worker throws away what it does not know. */
  readonly version: string;
  readonly home: string;
  /** After which a page that does not come is shown as it was kept, in ms. */
  readonly patienceMs: number;
  /** How many of each kind are kept. */
  readonly most: { readonly pages: number; readonly code: number; readonly pictures: number };
}

/** What the compiler's library for pages does not name. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface KeepMessage extends WorkerEvent {
  readonly data: {
    readonly page: string;
    readonly files: readonly { readonly url: string; readonly integrity: string }[];
  };
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listen: (event: KeepMessage) => void): void;
}

/**
 * Runs in the browser's service worker; its source is what is served, so it uses only its parameter and the browser. Pages
 * come from the line and are kept for the time without one; the code of a release, which never changes, and pictures come
 * from here. Calls of the API never pass: money is read from the line or not at all.
 */
function serveOffline(names: WorkerNames): void {
  const scope = globalThis as unknown as WorkerScope;
  const { most } = names;
  type Kind = keyof typeof most;
  const cacheOf = (kind: Kind): Promise<Cache> => caches.open(`${names.version}-${kind}`);

  const keep = async (kind: Kind, address: string, answer: Response): Promise<void> => {
    try {
      const cache = await cacheOf(kind);
      await cache.put(address, answer);
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - most[kind]))) await cache.delete(oldest);
    } catch {
      // No room: the site works without.
    }
  };
  const keptAt = async (kind: Kind, address: string): Promise<Response | undefined> =>
    (await cacheOf(kind)).match(address, { ignoreVary: true });

  /** One document serves every query of its address, and every visitor. */
  const addressOf = ({ origin, pathname }: URL): string => origin + pathname;
  const isPage = ({ origin, pathname }: URL): boolean => origin === location.origin && !pathname.startsWith('/m/_');
  /** Private answers (what a member uploaded) and those of one moment are nobody's to keep. */
  const mayBeKept = ({ ok, type, headers }: Response): boolean =>
    ok && type !== 'opaque' && !/no-store|private/.test(headers.get('Cache-Control') ?? '');

  /** The page as it was kept, saying so and why; home's document shows any address. */
  const keptPage = async (url: URL, why: 'gone' | 'slow'): Promise<Response | undefined> => {
    const kept =
      (await keptAt('pages', addressOf(url))) ?? (await keptAt('pages', new URL(names.home, location.origin).href));
    if (kept === undefined) return undefined;
    const html = await kept.text();
    return new Response(html.replace('<html ', `<html data-kept="${why}" `), { headers: kept.headers });
  };

  const answerPage = async (event: FetchEvent): Promise<Response> => {
    const url = new URL(event.request.url);
    const fromLine = (async () => (await event.preloadResponse) ?? fetch(event.request))();
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, names.patienceMs));
    try {
      const answer = await Promise.race([fromLine, patience]);
      if (answer === undefined) return (await keptPage(url, 'slow')) ?? fromLine;
      const isDocument = answer.ok && !answer.redirected && answer.headers.get('Content-Type')?.includes('html');
      if (isDocument) event.waitUntil(keep('pages', addressOf(url), answer.clone()));
      return answer;
    } catch (error) {
      const kept = await keptPage(url, 'gone');
      if (kept === undefined) throw error;
      return kept;
    }
  };

  /** What has an integrity, and fonts, which a release names by their content: the same for ever. */
  const isCode = ({ integrity, destination }: Request): boolean => integrity !== '' || destination === 'font';
  const answerCode = async ({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> => {
    const kept = await keptAt('code', request.url);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (mayBeKept(answer)) waitUntil(keep('code', request.url, answer.clone()));
    return answer;
  };

  /** At once as it was, and brought up to date behind. */
  const answerPicture = async ({
    request,
    waitUntil,
  }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> => {
    const kept = await keptAt('pictures', request.url);
    const fromLine = fetch(request).then((answer) => {
      if (mayBeKept(answer)) waitUntil(keep('pictures', request.url, answer.clone()));
      return answer;
    });
    if (kept === undefined) return fromLine;
    waitUntil(fromLine.catch(() => undefined));
    return kept;
  };

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) if (!name.startsWith(`${names.version}-`)) await caches.delete(name);
        await scope.registration.navigationPreload?.enable();
        await scope.clients.claim();
      })(),
    ),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const within = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
    if (request.method !== 'GET' || !/^https?:$/.test(url.protocol)) return;
    if (request.mode === 'navigate') {
      if (isPage(url)) event.respondWith(answerPage(event));
    } else if (isCode(request)) event.respondWith(answerCode(within));
    else if (request.destination === 'image') event.respondWith(answerPicture(within));
  });
  // The page that brought the worker came before it.
  scope.addEventListener('message', (event) => {
    const { page, files } = event.data;
    const keepFile = async ({ url, integrity }: (typeof files)[number]): Promise<void> => {
      if ((await keptAt('code', url)) !== undefined) return;
      const answer = await fetch(url, { integrity, credentials: 'same-origin' });
      if (mayBeKept(answer)) await keep('code', url, answer);
    };
    const keepPage = async (): Promise<void> => {
      const answer = await fetch(page);
      if (answer.ok && !answer.redirected) await keep('pages', addressOf(new URL(page)), answer);
    };
    event.waitUntil(Promise.allSettled([keepPage(), ...files.map(keepFile)]));
  });
}

/** Takes itself and everything that was kept away. */
function removeItself(): void {
  const scope = globalThis as unknown as WorkerScope & { readonly registration: ServiceWorkerRegistration };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await scope.registration.unregister();
      })(),
    ),
  );
}

const NAMES: WorkerNames = {
  version: 'site-1',
  home: '/m/home',
  patienceMs: 8000,
  most: { pages: 40, code: 400, pictures: 200 },
};

const oneLine = (source: string): string => source.replace(/\s*\n\s*/g, '\n');

/** The worker: one constant text for every visitor. */
export const WORKER_SCRIPT = `(${oneLine(serveOffline.toString())})(${JSON.stringify(NAMES)})`;

/** In its place where the operator wants none: the browser asks for it with the next page, and is rid of the other. */
export const REMOVER_SCRIPT = `(${oneLine(removeItself.toString())})()`;
