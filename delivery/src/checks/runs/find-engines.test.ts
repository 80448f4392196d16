import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNewEnough } from './find-engines.ts';

test('a Firefox that lacks what the walks need is not driven, nor one that does not say what it is', () => {
  assert.equal(isNewEnough('Mozilla Firefox 153.7.0esr'), true);
  assert.equal(isNewEnough('Mozilla Firefox 160.0'), true);
  assert.equal(isNewEnough('Mozilla Firefox 140.12.0esr'), false);
  assert.equal(isNewEnough('Mozilla Firefox'), false);
});
