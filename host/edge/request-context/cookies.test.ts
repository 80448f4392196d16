import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCookie } from './cookies.ts';

const ID = '7f0c8c1e-3a52-4b8e-9a35-0d6f3d1d2b4a';
const brought = (cookie: string) => new Headers({ Cookie: cookie });

test('behind TLS a name that another host could have set is not taken for this browser’s', () => {
  assert.match(
    visitorCookie(brought(`visitor=${ID}`), true) ?? '',
    /^__Host-visitor=[0-9a-f-]{36}; Path=\/; .*; Secure$/,
  );
  assert.equal(visitorCookie(brought(`__Host-visitor=${ID}`), true), null);
  assert.equal(visitorCookie(brought(`visitor=${ID}`), false), null);
  assert.match(visitorCookie(brought('visitor=juan'), false) ?? '', /^visitor=[0-9a-f-]{36}; /);
});
