import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { watchUnanswered } from './api-server.ts';

test('a request that nobody answers is refused, and fails the check once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = setupServer(http.get('*/wps/known', () => HttpResponse.json({})));
  const { listening, check } = watchUnanswered();
  server.listen(listening);
  await fetch('http://localhost/wps/known');
  expect(check).not.toThrow();
  await expect(fetch('http://localhost/wps/forgotten')).rejects.toThrow();
  expect(check).toThrow('The test answers nothing to GET http://localhost/wps/forgotten.');
  expect(check).not.toThrow();
  server.close();
});
