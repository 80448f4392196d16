import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from '@shared-kernel/contracts/account/session';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { Hono } from 'hono';
import { PlatformError } from '../base/platform-error.ts';
import { busy, limitedUntil } from '../base/try-later.ts';
import { watchLog } from '../testing/watch-log.ts';
import { sendError } from './envelope.ts';

const responseTo = (error: unknown, endpoint?: AnyEndpoint) =>
  new Hono().get('/', (context) => sendError(context, error, endpoint)).request('/');

const answerTo = async (error: unknown, endpoint?: AnyEndpoint) => {
  const response = await responseTo(error, endpoint);
  return [response.status, ((await response.json()) as { errorCode: string }).errorCode];
};

const wrongCaptcha = new PlatformError<typeof login>('captcha.wrong', 'The captcha is wrong.');

test('a code of a call travels under the status that the call declares, a common one under the common', async () => {
  assert.deepEqual(await answerTo(wrongCaptcha, login), [401, 'captcha.wrong']);
  assert.deepEqual(await answerTo(new PlatformError('rate.limited', ''), login), [429, 'rate.limited']);
});

test('a code that the call does not declare is logged and answers unknown, as any other error', async (context) => {
  const { lines } = watchLog(context);
  assert.deepEqual(await answerTo(wrongCaptcha, launchGame), [500, 'unknown']);
  assert.deepEqual(await answerTo(new Error('broken'), launchGame), [500, 'unknown']);
  assert.equal(lines('request.failed').length, 2);
});

test('a refusal for now says in whole seconds when to come back, never too early, and one for good says nothing', async () => {
  const now = new Date('2026-07-14T08:00:00.000Z');
  const retryAfter = async (error: unknown) => (await responseTo(error)).headers.get('Retry-After');
  assert.equal(await retryAfter(limitedUntil(new Date('2026-07-14T08:01:30.001Z'), now)), '91');
  assert.equal(await retryAfter(limitedUntil(now, now)), '1');
  assert.equal(await retryAfter(busy('No connection in time.')), '2');
  assert.equal(await retryAfter(new PlatformError('not.found', '')), null);
  assert.deepEqual(await answerTo(busy('No connection in time.')), [503, 'platform.busy']);
});

test('a refusal is short, however long what it names', async () => {
  const response = await responseTo(new PlatformError('not.found', `There is no game ${'x'.repeat(5000)}.`));
  assert.ok((await response.text()).length < 1000);
});
