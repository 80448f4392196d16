import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorOf } from './cookies.ts';

const ID = '7f0c8c1e-3a52-4b8e-9a35-0d6f3d1d2b4a';
const brought = (cookie: string) => new Headers({ Cookie: cookie });

test('behind TLS a name that another host could have set is not taken for this browser’s', () => {
  assert.match(
    visitorOf(brought(`visitor=${ID}`), true).cookie ?? '',
    /^__Host-visitor=[0-9a-f-]{36}; Path=\/; .*; Secure$/,
  );
  assert.deepEqual(visitorOf(brought(`__Host-visitor=${ID}`), true), { id: ID, cookie: null });
  assert.deepEqual(visitorOf(brought(`visitor=${ID}`), false), { id: ID, cookie: null });
  assert.match(visitorOf(brought('visitor=juan'), false).cookie ?? '', /^visitor=[0-9a-f-]{36}; /);
});
