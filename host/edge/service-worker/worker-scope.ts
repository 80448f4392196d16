/** Types of a service worker that the compiler's DOM library lacks. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Sent by the page that registers the worker, which the worker itself never fetched. */
export interface KeepMessage extends WorkerEvent {
  readonly data: {
    readonly page: string;
    readonly files: readonly { readonly url: string; readonly integrity: string }[];
  };
}

export interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listen: (event: KeepMessage) => void): void;
}

export interface WorkerNames {
  /** Prefix of the caches. A worker deletes caches with another prefix, so a changed format needs a new one. */
  readonly version: string;
  /** Of an address whose answer gives this browser other releases. */
  readonly override: string;
  /** The page that stands in for pages that are not cached. */
  readonly home: string;
  /** After this time a cached page is shown in place of one that is still loading, in ms. */
  readonly patienceMs: number;
  /** Entries of each cache. */
  readonly most: { readonly pages: number; readonly code: number; readonly pictures: number };
}
