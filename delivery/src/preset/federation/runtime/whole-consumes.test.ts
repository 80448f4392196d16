import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { wholeConsumes } from './whole-consumes.js';

const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
/** The library's own, as remotes run it. */
const { consumes } = fromTools('@module-federation/webpack-bundler-runtime').default.bundlerRuntime;

const SHEET = 'sheet';
const PAGE_CHUNK = 'page';

/** A bundle whose page needs one shared module, which does not come for the first so many times. */
const aBundle = (failures: number) => {
  let asked = 0;
  const loadShare = async () => {
    asked += 1;
    if (asked <= failures) throw new Error('no line');
    return () => ({ Sheet: 'here' });
  };
  const modules: Record<string, (module: { exports?: unknown }) => void> = {};
  const webpackRequire = {
    o: (of: object, key: string) => Object.hasOwn(of, key),
    m: modules,
    c: {},
    S: {},
    federation: { instance: { options: { name: 'remote' }, loadShare, shareScopeMap: {} } },
  };
  const options = {
    chunkId: PAGE_CHUNK,
    chunkMapping: { [PAGE_CHUNK]: [SHEET] },
    installedModules: {},
    moduleToHandlerMapping: { [SHEET]: { shareKey: 'shared-kernel/ui/sheet', shareInfo: { shareConfig: {} } } },
    webpackRequire,
  };
  const load = async (run: typeof consumes) => {
    const promises: Promise<unknown>[] = [];
    run({ ...options, promises });
    await Promise.all(promises);
  };
  const module: { exports?: unknown } = {};
  return { load, evaluate: () => modules[SHEET]?.(module), module };
};

test('the library says that a chunk is loaded whose shared module is not there', async () => {
  const bundle = aBundle(1);
  await bundle.load(consumes);
  assert.throws(() => bundle.evaluate(), /no line/);
});

test('here it has failed, with the reason, and comes with the next import', async () => {
  const bundle = aBundle(1);
  const run = wholeConsumes(consumes);
  await assert.rejects(bundle.load(run), /no line/);
  await bundle.load(run);
  bundle.evaluate();
  assert.deepEqual(bundle.module.exports, { Sheet: 'here' });
  // What is here is not asked for again.
  await bundle.load(run);
});
