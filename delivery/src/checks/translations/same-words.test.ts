import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readTexts } from './read-texts.ts';
import { sameWords } from './same-words.ts';

const page = (en: object, ty: object) => ({
  name: 'x',
  places: [{ name: null, en: readTexts(JSON.stringify(en)), ty: readTexts(JSON.stringify(ty)) }],
});

it('a text that nobody has translated is told', () => {
  const found = sameWords([page({ a: 'Try again', b: 'No bets' }, { a: 'Subukan ulit', b: 'No bets' })], {});
  assert.deepEqual(found, ['"x b" says "No bets" in Filipino too: translate it']);
});

it('a placeholder for a translation is told', () => {
  assert.deepEqual(sameWords([page({ a: 'Stake' }, { a: 'Isalin: Stake' })], {}), [
    '"x a" is not translated yet: "Isalin: Stake"',
  ]);
});

it('what holds no words may be equal, and words that both languages share', () => {
  const texts = { sign: '· {{count}} %', name: 'Telegram' };
  assert.deepEqual(sameWords([page(texts, texts)], { names: ['Telegram'] }), []);
});

it('an exception that is no longer needed is told', () => {
  assert.deepEqual(sameWords([page({ a: 'Fee' }, { a: 'Bayad' })], { loans: ['Fee'] }), [
    'no text says "Fee" in both languages: take it off the list of shared words',
  ]);
});
