import { getEncryptionKey, login } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { configureApi } from 'shared-kernel/host/api';
import { callApi } from './api.ts';

test('a call before the configuration says what is missing', async () => {
  await expect(callApi(getBalance, {})).rejects.toThrow(/configureApi/);
});

test('an encrypted call without the key fails, and nothing leaves in clear', async () => {
  configureApi({ merchant: () => 'tala', language: () => 'EN' });
  const sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const call = callApi(login, { username: 'a', password: 'lantern-88', type: 'username' });
  await expect(call).rejects.toMatchObject({ code: 'network' });
  const asked = sent.mock.calls.map(([request]) => new URL((request as Request).url).pathname);
  expect(new Set(asked)).toEqual(new Set([getEncryptionKey.path]));
});
