import assert from 'node:assert/strict';
import { it } from 'node:test';
import { equalWords } from './equal-words.ts';

const pair = (where: string, en: string, ty: string) => ({ where, en, ty });

it('the same English has the same Filipino, in whatever package', () => {
  assert.deepEqual(equalWords([pair('x a', 'Try again', 'Subukan ulit'), pair('slot b', 'Try again.', 'Ulitin')], {}), [
    '"Try again" is said in two ways in Filipino: "Subukan ulit" (x a), "Ulitin" (slot b)',
  ]);
});

it('so has a sentence of a longer text', () => {
  const found = equalWords(
    [
      pair('x a', 'No answer yet. Your balance is safe.', 'Wala pang sagot. Ligtas ang balanse mo.'),
      pair('y b', 'Your balance is safe.', 'Ligtas ang iyong balanse.'),
    ],
    {},
  );
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /^"Your balance is safe\."/);
});

it('capitals, a last full stop, what stands out and the names of values make no difference', () => {
  const found = equalWords(
    [
      pair('x a', 'Try again in {{count}} s.', 'Subukan ulit pagkatapos ng {{count}} s.'),
      pair('slot b', 'try again in *{seconds}* s', 'subukan ulit pagkatapos ng *{seconds}* s'),
    ],
    {},
  );
  assert.deepEqual(found, []);
});

it('a word with two meanings is named, with what it may be; nothing else is let through', () => {
  const bets = [pair('x a', 'Bet', 'Taya'), pair('y b', 'Bet', 'Tumaya')];
  const several = { Bet: { says: ['Taya', 'Tumaya'] } };
  assert.deepEqual(equalWords(bets, several), []);
  assert.equal(equalWords([...bets, pair('z c', 'Bet', 'Pusta')], several).length, 1);
  assert.deepEqual(equalWords(bets.slice(0, 1), several), [
    '"bet" is said in one way: take it off the list of exceptions',
  ]);
});
