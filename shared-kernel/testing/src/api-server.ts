import { LOCAL_RECORDS } from '@shared-kernel/contracts/wire/local-records';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { memberKey } from 'shared-kernel/testing/member-names';

type ApiServer = ReturnType<typeof setupServer>;

/** The next test opens the page for the first time. */
const forgetKeptAnswers = (): void => {
  for (const name of [...LOCAL_RECORDS, 'templates'])
    for (const key of [name, memberKey(name)]) localStorage.removeItem(key);
};

interface UnansweredWatch {
  /** How the server listens. */
  readonly listening: NonNullable<Parameters<ApiServer['listen']>[0]>;
  /** Throws with what was asked and not answered since the last time. */
  readonly check: () => void;
}

/** Refuses every request that nobody answers, and remembers it: a page takes the refusal for a broken line and goes on. */
export const watchUnanswered = (): UnansweredWatch => {
  const unanswered = new Set<string>();
  const listening: UnansweredWatch['listening'] = {
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request }: { readonly request?: Request } = frame.data ?? {};
      unanswered.add(request === undefined ? frame.protocol : `${request.method} ${request.url}`);
      defaults.error();
    },
  };
  const check = (): void => {
    const asked = [...unanswered];
    unanswered.clear();
    if (asked.length > 0) throw new Error(`The test answers nothing to ${asked.join(', ')}.`);
  };
  return { listening, check };
};

/**
 * Answers the network of one test file: called once at its top with what every test needs; a test adds its own with
 * `server.use(…)`, which is forgotten after it. A request that nobody answers fails the test.
 */
export const serveApi = (...handlers: readonly RequestHandler[]): ApiServer => {
  const server = setupServer(...handlers);
  const { listening, check } = watchUnanswered();
  beforeAll(() => server.listen(listening));
  afterEach(() => {
    server.resetHandlers();
    forgetKeptAnswers();
    check();
  });
  afterAll(() => server.close());
  return server;
};
