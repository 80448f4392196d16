import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  int,
  lines,
  object,
  oneOf,
  openEnum,
  optional,
  regex,
  rows,
  string,
  text,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { type AnyEndpoint, defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { wireProblems } from '@shared-kernel/contracts/wire/wire-problems';

const amount = string().check(regex(/^\d+\.\d{2}$/));
const call = {
  summary: 'Records',
  method: 'GET',
  path: '/wps/records',
  access: 'session',
  input: object({ status: optional(oneOf(['settled', 'void'])), page: int() }),
  value: object({ list: rows(object({ id: string(), stake: amount, kind: openEnum(['a']) })), total: optional(int()) }),
} as const;
const before = wireOf(defineEndpoint(call));
const problemsOf = (own: Partial<AnyEndpoint>) => wireProblems(before, wireOf({ ...call, ...own }));
const row = (stake: typeof amount, own = {}) =>
  object({ list: rows(object({ id: string(), stake, kind: openEnum(['a']), ...own })), total: optional(int()) });

test('the same call, and what is only added to it, breaks nobody', () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(problemsOf({ summary: 'Other words', errors: { 'records.closed': 409 }, timeoutMs: null }), []);
  assert.deepEqual(
    problemsOf({
      input: object({
        ...call.input.shape,
        status: optional(oneOf(['settled', 'void', 'open'])),
        asOf: optional(string()),
      }),
    }),
    [],
  );
  assert.deepEqual(
    problemsOf({ value: row(amount, { kind: openEnum(['a', 'b']), note: withDefault(string(), '') }) }),
    [],
  );
});

test('method, path, access, module and encryption are what a live remote calls', () => {
  for (const own of [
    { method: 'POST' },
    { path: '/wps/other' },
    { access: 'public' },
    { module: 'COMM3' },
    { isEncrypted: true },
  ] as const)
    assert.match(problemsOf(own).join(), /^was GET \/wps\/records \(session\) and is /, JSON.stringify(own));
});

test('a call that is gone is missed', () => {
  assert.deepEqual(wireProblems(before, undefined), ['GET /wps/records (session) is gone']);
});

test('an input that demands more, or takes less, refuses a live remote', () => {
  assert.deepEqual(problemsOf({ input: object({ ...call.input.shape, day: string() }) }), [
    'input.day is new and demanded',
  ]);
  assert.deepEqual(problemsOf({ input: object({ page: int(), status: oneOf(['settled', 'void']) }) }), [
    'input.status is demanded and was not',
  ]);
  assert.deepEqual(problemsOf({ input: object({ ...call.input.shape, status: optional(oneOf(['settled'])) }) }), [
    'input.status took "settled | void?" and takes "settled?"',
  ]);
});

test('control characters and an end keep nothing out that a live remote sends; a form of the text does', () => {
  const asked = wireOf({ ...call, input: object({ name: string(), note: string() }) });
  const asks = (input: AnyEndpoint['input']) => wireProblems(asked, wireOf({ ...call, input }));
  assert.deepEqual(asks(object({ name: text(64), note: lines(140) })), []);
  assert.deepEqual(asks(object({ name: amount, note: string() })), [
    String.raw`input.name took "string" and takes "string ^\d+\.\d{2}$"`,
  ]);
});

test('an answer that brings less, or in another form, breaks a live remote', () => {
  const { value } = call;
  assert.deepEqual(problemsOf({ value: object({ total: value.shape.total }) }), [
    'value.list is gone',
    'value.list[].id is gone',
    'value.list[].stake is gone',
    'value.list[].kind is gone',
  ]);
  assert.deepEqual(problemsOf({ value: row(string().check(regex(/^\d+\.\d{4}$/))) }), [
    String.raw`value.list[].stake was "string ^\d+\.\d{2}$" and is "string ^\d+\.\d{4}$"`,
  ]);
  assert.deepEqual(problemsOf({ value: object({ ...value.shape, list: optional(value.shape.list) }) }), [
    'value.list may be missing and always came',
  ]);
});
