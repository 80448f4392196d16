import assert from 'node:assert/strict';
import { it } from 'node:test';
import { otherWords } from './glossary.ts';

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
