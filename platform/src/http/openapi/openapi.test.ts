import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '@shared-kernel/contracts/account/session';
import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { object, regex, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { type OpenApi, openApiCalls } from '@shared-kernel/contracts/wire/openapi-calls';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { wireProblems } from '@shared-kernel/contracts/wire/wire-problems';
import { createApp } from '../../app.ts';
import { walletDocument } from '../../play/play.public.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { openApiDocument } from './openapi.ts';
import { openApiProblems } from './openapi-problems.ts';

interface Operation {
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: object };
}

const operationsOf = (document: object) => (document as { paths: Record<string, Record<string, Operation>> }).paths;

test('the linter finds nothing in the document of all calls', async () => {
  assert.deepEqual(await openApiProblems(openApiDocument(ENDPOINTS, EXAMPLES)), []);
  assert.deepEqual(await openApiProblems(walletDocument()), []);
});

test('it does find what is wrong: an example beside its schema, a call without a name, no address', async () => {
  const input = object({ day: string().check(regex(/^\d{4}$/)) });
  const call = defineEndpoint({
    summary: 'For this test',
    method: 'GET',
    path: '/wps/test',
    access: 'public',
    input,
    value: object({}),
  });
  const { servers: _none, ...document } = openApiDocument({ '': call }, { '': { day: 'monday' } });
  const rules = (await openApiProblems(document)).map((problem) => /^\w+ ([\w-]+):/.exec(problem)?.[1]);
  for (const rule of ['no-empty-servers', 'no-invalid-parameter-examples'])
    assert.ok(rules.includes(rule), `${rule} is not among ${rules}`);
});

test('read back, the document asks and answers as the contracts do', () => {
  const calls = openApiCalls(JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS, EXAMPLES))) as OpenApi);
  assert.deepEqual(Object.keys(calls).sort(), Object.keys(ENDPOINTS).sort());
  for (const [name, endpoint] of Object.entries(ENDPOINTS))
    assert.deepEqual(wireProblems(wireOf(endpoint), calls[name]), [], name);
});

describePlatform('description', 'catalogue', (platform) => {
  test('is served where it is asked for, and nowhere else', async () => {
    const statusesWith = async (hasDocs: boolean) => {
      const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDocs });
      return Promise.all(
        ['/docs', '/openapi.json', '/openapi-vendors.json'].map(async (path) => (await app.request(path)).status),
      );
    };
    assert.deepEqual(await statusesWith(true), [200, 200, 200]);
    assert.deepEqual(await statusesWith(false), [404, 404, 404]);
  });
});

test('a call of a session says so by the scheme of the token, a public one that it needs none', () => {
  const paths = operationsOf(openApiDocument({ getBalance, login }, EXAMPLES));
  const balance = paths[getBalance.path]?.get;
  assert.deepEqual(balance?.security, [{ session: [] }]);
  assert.ok(!balance?.parameters.some(({ name }) => name === 'Token'));
  assert.deepEqual(paths[login.path]?.post?.security, []);
  assert.deepEqual(Object.keys(paths[login.path]?.post?.requestBody?.content ?? {}), [
    'application/jose',
    'application/json',
  ]);
});
