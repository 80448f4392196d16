import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { equalWords } from './equal-words.ts';
import { otherWords } from './glossary.ts';
import { readPairs } from './read-pairs.ts';
import { repeatedWords } from './repeated-words.ts';
import { sameWords } from './same-words.ts';
import { readTexts } from './texts.ts';

describe('the same English', () => {
  const pair = (where: string, en: string, ty: string) => ({ where, en, ty });

  it('the same English has the same Filipino, in whatever package', () => {
    assert.deepEqual(
      equalWords([pair('x a', 'Try again', 'Subukan ulit'), pair('slot b', 'Try again.', 'Ulitin')], {}),
      ['"Try again" is said in two ways in Filipino: "Subukan ulit" (x a), "Ulitin" (slot b)'],
    );
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
});

describe('words of the kit', () => {
  const namespace = (name: string, value: object) => {
    const texts = readTexts(JSON.stringify(value));
    return { name, places: [{ name: null, en: texts, ty: texts }] };
  };
  const common = namespace('common', {
    retry: 'Try again',
    unread_one: '{{count}} message',
    unread_other: '{{count}} messages',
  });

  it('a package does not have a word of the kit again', () => {
    const problems = repeatedWords([common, namespace('x', { a: { again: 'Try again' }, b: 'Try it' })], {});
    assert.deepEqual(problems, [`"x a.again" says "Try again", as the common "retry" does: use useCommonTexts()`]);
  });

  it('two packages may say the same, and an exception is named', () => {
    const problems = repeatedWords(
      [common, namespace('x', { a: 'One' }), namespace('y', { a: 'One', b: 'Try again' })],
      {
        'y b': 'a reason',
      },
    );
    assert.deepEqual(problems, []);
  });

  it('an exception that is no longer needed is told', () => {
    assert.deepEqual(repeatedWords([common, namespace('x', { a: 'One' })], { 'x a': 'a reason' }), [
      '"x a" repeats nothing: take it off the list of exceptions',
    ]);
  });
});

describe('untranslated texts', () => {
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
});

describe('the glossary', () => {
  const TERMS = [{ en: 'try again', ty: 'subukan ulit', not: { en: ['retry'], ty: ['muli'] } }];
  const told = (en: string, ty: string) => otherWords([{ where: 'x a', en, ty }], TERMS);

  it('another word than the glossary’s is told, in either language and in any case', () => {
    assert.deepEqual(told('Retry', 'Subukan ulit'), ['x a says "retry" in "Retry": the glossary has "try again"']);
    assert.deepEqual(told('Try again', 'Subukan muli.'), [
      'x a says "muli" in "Subukan muli.": the glossary has "subukan ulit"',
    ]);
  });

  it('a part of a longer word and the name of a value are none', () => {
    assert.deepEqual(told('Try again {{retry}}', 'Subukan ulit, simulita {{muli}}'), []);
  });
});

describe('texts in sources', () => {
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
});
