import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Parent {
  readonly isHeld: boolean;
  readonly heard: Promise<void>;
  tellBalance(balanceMinor: number): void;
  tellSettled(): void;
  wantLaunch(): void;
  offersDeposit(): boolean;
  wantDeposit(): void;
  tellSheetOpened(close: () => void): void;
  tellSheetClosed(): void;
}
type CreateParent = (site: string) => Parent;

/** The frame's own file: it is written for browsers, and outside this package's sources. */
const { createParent }: { createParent: CreateParent } = await import(new URL('./parent.js', import.meta.url).href);

const SITE = 'https://tala.example';
const HELLO = { type: 'site.hello', version: 1 };

/** A frame in a page: what it says to whom, and a way to say something to it. */
const frameIn = (holder: object | 'itself', site: string) => {
  const said: (readonly [unknown, string])[] = [];
  const listeners: ((event: object) => void)[] = [];
  const held = Object.assign(holder === 'itself' ? {} : holder, {
    postMessage: (message: unknown, target: string) => said.push([message, target]),
  });
  const own = { addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener) };
  Reflect.set(
    globalThis,
    'window',
    holder === 'itself' ? Object.assign(own, { parent: own }) : { ...own, parent: held },
  );
  const parent = createParent(site);
  const tell = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  return { parent, said, tell, held };
};

/** What is resolved by now. */
const isHeard = (parent: Parent): Promise<boolean> =>
  Promise.race([parent.heard.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

test('what a frame says goes to the site of its address and to nobody else', () => {
  const { parent, said } = frameIn({}, SITE);
  parent.tellBalance(1_248_050);
  parent.tellSettled();
  parent.wantLaunch();
  assert.deepEqual(said, [
    [{ type: 'game.hello', version: 1 }, SITE],
    [{ type: 'game.balance', version: 1, balance: '12480.50' }, SITE],
    [{ type: 'game.round-settled', version: 1 }, SITE],
    [{ type: 'game.launch-wanted', version: 1 }, SITE],
  ]);
});

test('it hears the holder, from the site’s origin, in its own version', async () => {
  const { parent, tell, held } = frameIn({}, SITE);
  tell({ source: {}, origin: SITE, data: HELLO });
  tell({ source: held, origin: 'https://evil.example', data: HELLO });
  tell({ source: held, origin: 'null', data: HELLO });
  for (const data of [null, 'site.hello', { type: 'site.hello' }, { ...HELLO, version: 2 }, { version: 1 }])
    tell({ source: held, origin: SITE, data });
  assert.equal(await isHeard(parent), false);
  tell({ source: held, origin: SITE, data: HELLO });
  assert.equal(await isHeard(parent), true);
});

test('a deposit is offered by a site that says that it can, and by no site of before', () => {
  const { parent, said, tell, held } = frameIn({}, SITE);
  tell({ source: held, origin: SITE, data: HELLO });
  assert.equal(parent.offersDeposit(), false);
  tell({ source: {}, origin: SITE, data: { ...HELLO, offers: ['deposit'] } });
  tell({ source: held, origin: SITE, data: { ...HELLO, offers: 'deposit' } });
  assert.equal(parent.offersDeposit(), false);
  tell({ source: held, origin: SITE, data: { ...HELLO, offers: ['deposit'] } });
  assert.equal(parent.offersDeposit(), true);
  parent.wantDeposit();
  assert.deepEqual(said.at(-1), [{ type: 'game.deposit-wanted', version: 1 }, SITE]);
});

test('what lies over the game closes when the site says so, which hears of it', () => {
  const { parent, said, tell, held } = frameIn({}, SITE);
  let closed = 0;
  parent.tellSheetOpened(() => {
    closed += 1;
  });
  assert.deepEqual(said.at(-1), [{ type: 'game.sheet-opened', version: 1 }, SITE]);
  const word = { type: 'site.close-sheet', version: 1 };
  tell({ source: held, origin: 'https://evil.example', data: word });
  tell({ source: {}, origin: SITE, data: word });
  tell({ source: held, origin: SITE, data: { ...word, version: 2 } });
  assert.equal(closed, 0);
  tell({ source: held, origin: SITE, data: word });
  assert.equal(closed, 1);
  parent.tellSheetClosed();
  assert.deepEqual(said.at(-1), [{ type: 'game.sheet-closed', version: 1 }, SITE]);
});

test('opened by itself, or with an address that names no site, it speaks to nobody', () => {
  for (const { parent, said } of [frameIn('itself', SITE), frameIn({}, '')]) {
    parent.wantLaunch();
    assert.equal(parent.isHeld, false);
    assert.deepEqual(said, []);
  }
});
