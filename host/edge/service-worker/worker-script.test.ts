import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { REMOVER_SCRIPT, WORKER_SCRIPT } from './worker-script.ts';

const SITE = 'https://site.test';
const CODE = 'https://host.test/1.0.0/start.js';
const PICTURE = `${SITE}/wps/pictures/banner.svg`;

interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
  readonly destination?: string;
  readonly integrity?: string;
}
type Listener = (event: Record<string, unknown>) => void;

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const aDocument = (text: string, headers: Record<string, string> = {}): Response =>
  new Response(`<!doctype html><html lang="en"><body>${text}</body></html>`, { headers: { ...HTML, ...headers } });

/** The script in a worker of a double's own: a line that answers what is set, and caches of maps. */
const aWorker = (script = WORKER_SCRIPT) => {
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Map<string, Response>>([['of-another-age', new Map()]]);
  const line = new Map<string, () => Response>();
  const asked: string[] = [];
  const patience: (() => void)[] = [];
  let isUnregistered = false;
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  vm.runInNewContext(script, {
    addEventListener: (name: string, listen: Listener) => listeners.set(name, listen),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {
      unregister: async () => {
        isUnregistered = true;
      },
    },
    location: { origin: SITE },
    setTimeout: (run: () => void) => patience.push(run),
    fetch: async (request: string | Asked) => {
      const url = typeof request === 'string' ? request : request.url;
      asked.push(url);
      const answer = line.get(url);
      if (answer === undefined) throw new TypeError('no line');
      return answer();
    },
    caches: {
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => ({
        match: async (address: string) => storeOf(name).get(address)?.clone(),
        put: async (address: string, answer: Response) => {
          storeOf(name).delete(address);
          storeOf(name).set(address, answer);
        },
        keys: async () => [...storeOf(name).keys()],
        delete: async (address: string) => storeOf(name).delete(address),
      }),
    },
    Response,
    URL,
  });
  const dispatch = async (name: string, own: Record<string, unknown> = {}): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...own, waitUntil: (work: Promise<unknown>) => works.push(work) });
    while (works.length > 0) await works.shift();
  };
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async ({ method = 'GET', mode = 'cors', destination = '', integrity = '', url }: Asked) => {
    let answer: Promise<Response> | undefined;
    const kept: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { url, method, mode, destination, integrity },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => kept.push(work),
    });
    const response = await answer;
    while (kept.length > 0) await kept.shift();
    return response;
  };
  const visit = (path: string) => ask({ url: SITE + path, mode: 'navigate', destination: 'document' });
  return {
    line,
    asked,
    patience,
    stores,
    dispatch,
    ask,
    visit,
    isUnregistered: () => isUnregistered,
  };
};

test('a page comes from the line, and without one as it was kept, saying so', async () => {
  const { line, visit } = aWorker();
  line.set(`${SITE}/m/home?category=RNG`, () => aDocument('new'));
  assert.match((await (await visit('/m/home?category=RNG'))?.text()) ?? '', /^<!doctype html><html lang="en">.*new/);
  line.clear();
  const kept = await visit('/m/home');
  assert.match((await kept?.text()) ?? '', /^<!doctype html><html data-kept="gone" lang="en">.*new/);
  line.set(`${SITE}/m/home`, () => aDocument('newer'));
  assert.match((await (await visit('/m/home'))?.text()) ?? '', /newer/, 'what is live comes first');
});

test('an address that was never visited is shown by home’s document; without that it fails as ever', async () => {
  const { line, visit } = aWorker();
  await assert.rejects(visit('/m/help'), /no line/);
  line.set(`${SITE}/m/home`, () => aDocument('home'));
  await visit('/m/home');
  assert.match((await (await visit('/m/help'))?.text()) ?? '', /data-kept="gone".*home/);
});

test('a closed site and one that fails are shown as they are, and not kept', async () => {
  const { line, visit } = aWorker();
  line.set(`${SITE}/m/home`, () => aDocument('open'));
  await visit('/m/home');
  line.set(`${SITE}/m/home`, () => new Response('closed', { status: 503, headers: HTML }));
  assert.equal((await visit('/m/home'))?.status, 503);
  line.clear();
  assert.match((await (await visit('/m/home'))?.text()) ?? '', /open/);
});

test('a page that does not come in time is shown as it was kept', async () => {
  const { line, visit, patience } = aWorker();
  line.set(`${SITE}/m/home`, () => aDocument('kept'));
  await visit('/m/home');
  let answer: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  line.set(`${SITE}/m/home`, () => slow as unknown as Response);
  const shown = visit('/m/home');
  while (patience.length < 2) await new Promise((resolve) => setImmediate(resolve));
  patience.at(-1)?.();
  assert.match((await (await shown)?.text()) ?? '', /data-kept="slow".*kept/);
  answer(aDocument('late'));
});

test('code that has an integrity is asked for once; calls and other scripts never pass', async () => {
  const { line, asked, ask } = aWorker();
  line.set(CODE, () => new Response('code'));
  const file = { url: CODE, destination: 'script', integrity: 'sha384-x' };
  for (const _ of [1, 2]) assert.equal(await (await ask(file))?.text(), 'code');
  assert.deepEqual(asked, [CODE]);
  assert.equal(await ask({ url: `${SITE}/wps/wallets/balance` }), undefined);
  assert.equal(await ask({ url: CODE, destination: 'script' }), undefined, 'nobody has said what it has to be');
  assert.equal(await ask({ url: `${SITE}/m/_release`, mode: 'navigate' }), undefined, 'no page');
  assert.equal(await ask({ ...file, method: 'POST' }), undefined);
});

test('a picture is shown at once and brought up to date; one of a member’s, or of one moment, is not kept', async () => {
  const { line, ask } = aWorker();
  const picture = { url: PICTURE, destination: 'image', mode: 'no-cors' };
  line.set(PICTURE, () => new Response('old'));
  await ask(picture);
  line.set(PICTURE, () => new Response('new'));
  assert.equal(await (await ask(picture))?.text(), 'old');
  assert.equal(await (await ask(picture))?.text(), 'new');
  for (const control of ['no-store', 'private, max-age=60']) {
    const own = { ...picture, url: `${SITE}/${control}` };
    line.set(own.url, () => new Response('own', { headers: { 'Cache-Control': control } }));
    await ask(own);
    line.delete(own.url);
    await assert.rejects(ask(own), /no line/);
  }
});

test('what is kept has a bound: the oldest goes first', async () => {
  const { line, ask, stores } = aWorker();
  for (let count = 0; count < 210; count += 1) {
    const url = `${SITE}/wps/pictures/${count}.svg`;
    line.set(url, () => new Response('x'));
    await ask({ url, destination: 'image' });
  }
  const kept = [...(stores.get('site-1-pictures')?.keys() ?? [])];
  assert.deepEqual([kept.length, kept[0]], [200, `${SITE}/wps/pictures/10.svg`]);
});

test('the page that brought the worker is kept with what it is made of', async () => {
  const { line, dispatch, visit, ask } = aWorker();
  line.set(`${SITE}/m/home`, () => aDocument('home'));
  line.set(CODE, () => new Response('code'));
  await dispatch('message', { data: { page: `${SITE}/m/home`, files: [{ url: CODE, integrity: 'sha384-x' }] } });
  line.clear();
  assert.match((await (await visit('/m/home'))?.text()) ?? '', /home/);
  assert.equal(await (await ask({ url: CODE, integrity: 'sha384-x' }))?.text(), 'code');
});

test('a page with a tester’s releases is never kept, and none that was kept stands in for it', async () => {
  const { line, visit, dispatch, patience } = aWorker();
  const own = () => aDocument('under test', { 'Cache-Control': 'private, no-store' });
  line.set(`${SITE}/m/home`, () => aDocument('live'));
  await visit('/m/home');
  line.set(`${SITE}/m/home?override=token`, () => new Response(null, { status: 302 }));
  await visit('/m/home?override=token');
  line.clear();
  await assert.rejects(visit('/m/home'), /no line/);
  line.set(`${SITE}/m/home`, own);
  const late = visit('/m/home');
  for (const run of patience) run();
  assert.match((await (await late)?.text()) ?? '', /under test/);
  await dispatch('message', { data: { page: `${SITE}/m/home`, files: [] } });
  line.clear();
  await assert.rejects(visit('/m/home'), /no line/);
});

test('a new worker throws away what another age has kept', async () => {
  const { dispatch, stores } = aWorker();
  await dispatch('activate');
  assert.equal(stores.has('of-another-age'), false);
});

test('the remover takes away the worker and all that was kept', async () => {
  const { dispatch, stores, isUnregistered, ask } = aWorker(REMOVER_SCRIPT);
  await dispatch('activate');
  assert.deepEqual([stores.size, isUnregistered()], [0, true]);
  assert.equal(await ask({ url: `${SITE}/m/home`, mode: 'navigate' }), undefined);
});
