import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);

const run = (loader: string, options: object, source: string): string =>
  require(loader).call({ getOptions: () => options }, source);

test('a CSS module is put into its layer, once', () => {
  const layered = run('../styles/layer-loader.cjs', { layer: 'app' }, '.a { top: 0 }');
  assert.match(layered, /^@layer app \{\s*\.a \{ top: 0 \}\s*\}/);
  const own = '/* why */\n@layer ui { .a { top: 0 } }';
  assert.equal(run('../styles/layer-loader.cjs', { layer: 'app' }, own), own);
});

test('calls are marked pure by name, methods and longer names are not', () => {
  const marked = run(
    './pure-calls-loader.cjs',
    { calls: 'object|string' },
    'a = object({ b: string() }); c.object(); subobject();',
  );
  assert.equal(marked, 'a = /*#__PURE__*/ object({ b: /*#__PURE__*/ string() }); c.object(); subobject();');
});

test('what a contract says for the API’s description stays out of a build', () => {
  const source = "const a = defineEndpoint({\n  summary: 'The member\\'s balance',\n  method: 'GET',\n});";
  const built = run('./pure-calls-loader.cjs', { calls: 'none' }, source);
  assert.equal(built, "const a = defineEndpoint({\n  method: 'GET',\n});");
});

test('the offered modules are named, lazily', () => {
  const source = run('../federation/offered-modules.cjs', { requests: ['shared-kernel/api'] }, '');
  assert.match(source, /import\("shared-kernel\/api"\)/);
});

test('a call that a comment or a string names stays a word', () => {
  const source =
    '/** Made by object(…); see array( too. */\n// or object(\nexport const a = object({ b: "array(/*" });';
  const marked = run('./pure-calls-loader.cjs', { calls: 'object|array' }, source);
  assert.equal(marked, source.replace('= object(', '= /*#__PURE__*/ object('));
});
