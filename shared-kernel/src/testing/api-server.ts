import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

type ApiServer = ReturnType<typeof setupServer>;

/**
 * Answers the network of one test file: called once at its top with what every test needs; a test adds its own with
 * `server.use(…)`, which is forgotten after it. A request that nobody answers fails the test.
 */
export const serveApi = (...handlers: readonly RequestHandler[]): ApiServer => {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
