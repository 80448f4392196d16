import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  array,
  boolean,
  file,
  int,
  literal,
  nullable,
  object,
  optional,
  string,
} from '@shared-kernel/contracts/schema';
import { coerceForm, coerceQuery } from './read-input.ts';

const schema = object({
  count: int(),
  name: string(),
  isOn: optional(boolean()),
  least: optional(int()),
  note: optional(string()),
  one: optional(nullable(literal(1))),
});

test('each field of a query becomes what its schema declares', () => {
  assert.deepEqual(coerceQuery(schema, { count: '7', name: '7', isOn: 'true', one: '1' }), {
    count: 7,
    name: '7',
    isOn: true,
    one: 1,
  });
  assert.deepEqual(coerceQuery(schema, { one: 'null' }), { one: null });
  assert.deepEqual(coerceQuery(schema, { one: '' }), { one: null });
  assert.deepEqual(coerceQuery(schema, { least: '', isOn: '', note: '', count: '' }), {
    least: undefined,
    isOn: undefined,
    note: '',
    count: '',
  });
});

test('what is no number stays text, for the schema to refuse', () => {
  assert.deepEqual(coerceQuery(schema, { count: '7e3', isOn: 'yes' }), { count: '7e3', isOn: 'yes' });
});

test('a form’s fields become what the schema declares: lists by repeated names, empty files are none', () => {
  const form = new FormData();
  form.append('count', '7');
  form.append('tags', '1');
  form.append('tags', '2');
  form.append('files', new File([], ''));
  form.append('other', 'x');
  const fields = object({ count: int(), tags: array(string()), files: optional(array(file())) });
  assert.deepEqual(coerceForm(fields, form), { count: 7, tags: ['1', '2'] });
});

test('names that every object has are fields like any other', () => {
  const query = JSON.parse('{"constructor":"1","__proto__":"2","toString":"3","count":"7"}');
  assert.deepEqual(Object.entries(coerceQuery(schema, query)), [
    ['constructor', '1'],
    ['__proto__', '2'],
    ['toString', '3'],
    ['count', 7],
  ]);
});
