import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Hono } from 'hono';
import type { AnyEndpoint } from 'shared-kernel/contracts/endpoint';
import { launchGame } from 'shared-kernel/contracts/play';
import { login } from 'shared-kernel/contracts/session';
import { PlatformError } from '../base/platform-error.ts';
import { sendError } from './envelope.ts';

const answerTo = async (error: unknown, endpoint?: AnyEndpoint) => {
  const app = new Hono().get('/', (context) => sendError(context, error, endpoint));
  const response = await app.request('/');
  return [response.status, ((await response.json()) as { errorCode: string }).errorCode];
};

const wrongCaptcha = new PlatformError<typeof login>('captcha.wrong', 'The captcha is wrong.');

test('a code of a call travels under the status that the call declares, a common one under the common', async () => {
  assert.deepEqual(await answerTo(wrongCaptcha, login), [401, 'captcha.wrong']);
  assert.deepEqual(await answerTo(new PlatformError('rate.limited', ''), login), [429, 'rate.limited']);
});

test('a code that the call does not declare is logged and answers unknown, as any other error', async (context) => {
  const logged = mock.method(console, 'error', () => undefined);
  context.after(() => logged.mock.restore());
  assert.deepEqual(await answerTo(wrongCaptcha, launchGame), [500, 'unknown']);
  assert.deepEqual(await answerTo(new Error('broken'), launchGame), [500, 'unknown']);
  assert.equal(logged.mock.callCount(), 2);
});
