import { configureApi } from 'shared-kernel/host/api';
import { fetchPicture } from './fetch-picture.ts';

it('sends the session to no other origin', async () => {
  configureApi({ merchant: () => 'luna', language: () => 'TY' });
  const asked = jest.fn();
  globalThis.fetch = asked;
  for (const address of ['https://other.test/a', '//other.test/a'])
    await expect(fetchPicture(address, new AbortController().signal)).rejects.toThrow('another origin');
  expect(asked).not.toHaveBeenCalled();
});
