import { configureApi } from 'shared-kernel/api';
import { logout } from 'shared-kernel/contracts/session';
import { getSession, sessionStore } from 'shared-kernel/session';
import { answerBy, hang, unreachable } from '../testing/api-answers.ts';
import { serveApi } from '../testing/api-server.ts';
import { aSession } from '../testing/member-builders.ts';
import { logOut } from './sign-out.ts';

const LONG_MS = 10_000;
const server = serveApi();

beforeEach(() => {
  configureApi({ merchant: () => 'tala', language: () => 'EN' });
  sessionStore.setState({ session: aSession() });
});

test('the server hears of it while there is still a token', async () => {
  const signedInAtCall: boolean[] = [];
  server.use(
    answerBy(logout, () => {
      signedInAtCall.push(getSession() !== null);
      return {};
    }),
  );
  await logOut(LONG_MS);
  expect(signedInAtCall).toEqual([true]);
  expect(getSession()).toBeNull();
});

test.each([
  ['cannot be reached', unreachable(logout), LONG_MS],
  ['does not answer in time', hang(logout), 1],
] as const)('a server that %s keeps nobody signed in', async (_, answered, limitMs) => {
  server.use(answered);
  await logOut(limitMs);
  expect(getSession()).toBeNull();
});
