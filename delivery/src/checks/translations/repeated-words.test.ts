import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readTexts } from './read-texts.ts';
import { repeatedWords } from './repeated-words.ts';

const namespace = (name: string, value: object) => {
  const texts = readTexts(JSON.stringify(value));
  return { name, places: [{ name: null, en: texts, ty: texts }] };
};
const kit = namespace('kit', {
  retry: 'Try again',
  unread_one: '{{count}} message',
  unread_other: '{{count}} messages',
});

it('a package does not have a word of the kit again', () => {
  const problems = repeatedWords([kit, namespace('x', { a: { again: 'Try again' }, b: 'Try it' })], {});
  assert.deepEqual(problems, [`"x a.again" says "Try again", as the kit's "retry" does: use useKitTexts()`]);
});

it('two packages may say the same, and an exception is named', () => {
  const problems = repeatedWords([kit, namespace('x', { a: 'One' }), namespace('y', { a: 'One', b: 'Try again' })], {
    'y b': 'a reason',
  });
  assert.deepEqual(problems, []);
});

it('an exception that is no longer needed is told', () => {
  assert.deepEqual(repeatedWords([kit, namespace('x', { a: 'One' })], { 'x a': 'a reason' }), [
    '"x a" repeats nothing: take it off the list of exceptions',
  ]);
});
