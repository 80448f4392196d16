import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';
import { ENGINE_PARTS } from './texts-diet.ts';

const require = createRequire(import.meta.url);
const kernel = createRequire(require.resolve('shared-kernel/package.json'));
const SOURCE = readFileSync(join(dirname(kernel.resolve('i18next/package.json')), 'dist/esm/i18next.js'), 'utf8');

interface Engine {
  readonly init: (options: object) => Promise<unknown>;
  readonly addResourceBundle: (tag: string, namespace: string, texts: object, deep: boolean, isOver: boolean) => void;
  readonly changeLanguage: (tag: string) => Promise<unknown>;
  readonly getFixedT: (tag: null, namespace: string) => (key: string, values: Record<string, unknown>) => unknown;
}

/** The settings that the kernel starts its engine with (shared-kernel/src/i18n/engine.ts). */
const SETTINGS = {
  lng: 'en',
  fallbackLng: 'en',
  load: 'currentOnly',
  resources: {},
  ns: [],
  defaultNS: 'frame',
  keySeparator: '.',
  interpolation: { escapeValue: false },
};

const started = async (source: string): Promise<Engine> => {
  const { createInstance } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const engine: Engine = createInstance();
  await engine.init(SETTINGS);
  return engine;
};

type Texts = { readonly [key: string]: string | Texts };

const FILES = globSync(['host/locales/en.json', 'remote-*/src/**/texts.en.json', 'shared-kernel/src/*/texts.en.json'], {
  cwd: WORKSPACE,
  exclude: ['**/node_modules/**'],
}).map((file, index) => {
  const read = (path: string): Texts => JSON.parse(readFileSync(join(WORKSPACE, path), 'utf8'));
  return { namespace: `place${index}`, EN: read(file), TY: read(file.replace('en.json', 'ty.json')) };
});

const keysOf = (texts: Texts, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

const leftOut = (source: string, parts: Readonly<Record<string, string>>): string =>
  require('./leave-out-loader.cjs').call({ getOptions: () => ({ parts }), resourcePath: 'the engine' }, source);

let whole: Engine;
let slim: Engine;
before(async () => {
  whole = await started(SOURCE);
  slim = await started(leftOut(SOURCE, ENGINE_PARTS));
  for (const engine of [whole, slim])
    for (const { namespace, EN, TY } of FILES) {
      engine.addResourceBundle('en', namespace, EN, true, true);
      engine.addResourceBundle('fil', namespace, TY, true, true);
    }
});

const valuesOf = (count: number) => ({ count, name: '<b>Maria</b>', amount: '₱1,000.00', code: 'a.b:c' });

for (const tag of ['en', 'fil'])
  test(`the engine says all texts in '${tag}' as the whole library does, with values and plurals`, async () => {
    for (const engine of [whole, slim]) await engine.changeLanguage(tag);
    for (const { namespace, EN } of FILES) {
      const [expected, said] = [whole.getFixedT(null, namespace), slim.getFixedT(null, namespace)];
      for (const key of keysOf(EN))
        for (const count of [0, 1, 2, 4, 5, 21]) {
          const stem = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
          assert.equal(said(stem, valuesOf(count)), expected(stem, valuesOf(count)), `${namespace}:${stem} ${count}`);
        }
      assert.equal(said('nothing.of.this', {}), 'nothing.of.this');
    }
  });

test('a text that one language lacks is said in English, one of another place by its namespace', async () => {
  for (const engine of [whole, slim]) {
    engine.addResourceBundle('en', 'only', { here: 'Only {{count}} here' }, true, true);
    await engine.changeLanguage('fil');
    assert.equal(engine.getFixedT(null, 'place0')('only:here', { count: 3 }), 'Only 3 here');
  }
});

test('a part goes with all that it holds and nothing beside it; words that begin no part or several stop the build', () => {
  const source = 'class One {\n  go() {\n    return 1;\n  }\n  stay() {\n    if (x) {\n    }\n  }\n}\n';
  assert.equal(
    leftOut(source, { 'go(': 'go() {}' }),
    'class One {\ngo() {}\n  stay() {\n    if (x) {\n    }\n  }\n}\n',
  );
  assert.throws(() => leftOut(source, { 'gone(': '' }), /'gone\(' begins 0 parts of the engine/);
  assert.throws(() => leftOut(`${source}${source}`, { 'class One': '' }), /begins 2 parts/);
});
