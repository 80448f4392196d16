import { getBalance } from 'shared-kernel/contracts/member';
import { login } from 'shared-kernel/contracts/session';
import { configureApi } from 'shared-kernel/host/api';
import { callApi } from './api.ts';

test('a call before the configuration says what is missing', async () => {
  await expect(callApi(getBalance, {})).rejects.toThrow(/configureApi/);
});

test('an encrypted call without a sealer says what is missing, and nothing leaves in clear', async () => {
  configureApi({ merchant: () => 'tala', language: () => 'EN' });
  const sent = jest.spyOn(globalThis, 'fetch');
  await expect(callApi(login, { username: 'a', password: 'b', type: 'username' })).rejects.toThrow(/registerSealer/);
  expect(sent).not.toHaveBeenCalled();
});
