import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);

const leftOut = (source: string, parts: Readonly<Record<string, string>>): string =>
  require('./leave-out-loader.cjs').call({ getOptions: () => ({ parts }), resourcePath: 'the library' }, source);

test('a part goes with all that it holds and nothing beside it; words that begin no part or several stop the build', () => {
  const source = 'class One {\n  go() {\n    return 1;\n  }\n  stay() {\n    if (x) {\n    }\n  }\n}\n';
  assert.equal(
    leftOut(source, { 'go(': 'go() {}' }),
    'class One {\ngo() {}\n  stay() {\n    if (x) {\n    }\n  }\n}\n',
  );
  assert.throws(() => leftOut(source, { 'gone(': '' }), /'gone\(' begins 0 parts of the library/);
  assert.throws(() => leftOut(`${source}${source}`, { 'class One': '' }), /begins 2 parts/);
});
