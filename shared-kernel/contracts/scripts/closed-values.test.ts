import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import {
  array,
  literal,
  nullable,
  object,
  oneOf,
  openEnum,
  optional,
  record,
  rows,
  type Schema,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { closedValues } from './closed-values.ts';

const answering = (value: Schema) =>
  defineEndpoint({ summary: '', method: 'GET', path: '/wps/x', access: 'public', input: object({}), value });

const closed = oneOf(['a', 'b']);

test('a closed list of values is found wherever it stands in an answer', () => {
  const value = object({
    plain: closed,
    perhaps: optional(nullable(closed)),
    usual: withDefault(closed, 'a'),
    list: array(object({ inList: closed })),
    rows: rows(closed),
    byKey: record(string(), closed),
    one: literal('x'),
  });
  assert.deepEqual(closedValues(answering(value)), [
    'value.plain',
    'value.perhaps',
    'value.usual',
    'value.list[].inList',
    'value.rows[]',
    'value.byKey.*',
    'value.one',
  ]);
});

test('an open one, and texts of any kind, are fine', () => {
  assert.deepEqual(
    closedValues(answering(object({ open: openEnum(['a']), rows: rows(openEnum(['a'])), text: string() }))),
    [],
  );
});

test('no answer of the API is closed to values of tomorrow', () => {
  const found = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
    closedValues(endpoint).map((path) => `${name}: ${path}`),
  );
  assert.deepEqual(found, []);
});
