import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPairs } from './read-pairs.ts';

const pairsOf = (code: string) => readPairs('a.ts', code).map(({ en, ty }) => [en, ty]);

it('strings that stand in both languages are read, however deep', () => {
  assert.deepEqual(pairsOf("const WORDS = { EN: { home: { title: 'Home' } }, TY: { home: { title: 'Bahay' } } };"), [
    ['Home', 'Bahay'],
  ]);
});

it('so are those that a function is called with, and templates', () => {
  const code = `send({ EN: text('Hello', \`For \${name}\`), TY: text('Kumusta', \`Para kay \${name}\`) });`;
  assert.deepEqual(pairsOf(code), [
    ['Hello', 'Kumusta'],
    ['For {}', 'Para kay {}'],
  ]);
});

it('an object with one language has no pair', () => {
  assert.deepEqual(pairsOf("const WORDS = { EN: 'Home' };"), []);
});
