import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { LOCAL_RECORDS } from 'shared-kernel/contracts/local-records';
import { memberKey } from '../storage/member-names.ts';

type ApiServer = ReturnType<typeof setupServer>;

/** The next test opens the page for the first time. */
const forgetKeptAnswers = (): void => {
  for (const name of [...LOCAL_RECORDS, 'templates'])
    for (const key of [name, memberKey(name)]) localStorage.removeItem(key);
};

/**
 * Answers the network of one test file: called once at its top with what every test needs; a test adds its own with
 * `server.use(…)`, which is forgotten after it. A request that nobody answers fails the test.
 */
export const serveApi = (...handlers: readonly RequestHandler[]): ApiServer => {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forgetKeptAnswers();
  });
  afterAll(() => server.close());
  return server;
};
