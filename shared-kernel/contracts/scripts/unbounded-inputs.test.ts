import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import {
  array,
  file,
  int,
  intBetween,
  lines,
  maxLength,
  object,
  oneOf,
  openCode,
  openEnum,
  optional,
  record,
  type Schema,
  string,
  text,
  unknown,
} from '@shared-kernel/contracts/schema';
import { calendarDay } from '@shared-kernel/contracts/system/values';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { unboundedInputs } from './unbounded-inputs.ts';

const looseIn = (field: Schema) =>
  unboundedInputs(
    defineEndpoint({
      summary: 'For this test',
      method: 'POST',
      path: '/wps/test',
      access: 'public',
      input: object({ field: optional(field) }),
      value: unknown(),
    }),
  );

test('no call takes a text, number or list without an end', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) assert.deepEqual(unboundedInputs(endpoint), [], name);
});

test('what has no end is named, wherever it stands', () => {
  for (const field of [
    string(),
    string().check(maxLength(8)),
    openEnum(['a']),
    int(),
    unknown(),
    record(text(8), text(8)),
  ])
    assert.equal(looseIn(field).length, 1, JSON.stringify(field));
  assert.deepEqual(looseIn(array(object({ name: string() })).check(maxLength(2))), ['input.field[].name']);
  assert.deepEqual(looseIn(array(text(8))), ['input.field']);
});

test('what has one is not', () => {
  for (const field of [
    text(8),
    lines(8),
    openCode(['a'], 8),
    oneOf(['a']),
    intBetween(0, 9),
    calendarDay,
    file(),
    array(text(8)).check(maxLength(2)),
  ])
    assert.deepEqual(looseIn(field), []);
});
