import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskName } from './mask-name.ts';

test('a name shows its ends and never all of itself', () => {
  assert.deepEqual(['maricel88', 'joanna', 'abcde', 'abc', 'ab'].map(maskName), [
    'mar***88',
    'joa***na',
    'abc***e',
    'a***c',
    'a***b',
  ]);
});
