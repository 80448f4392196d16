import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFaults } from '@shared-kernel/contracts/testing/answer-faults';
import {
  ENDS_SESSION,
  type HostileRequest,
  hostileRequest,
  worstRequests,
} from '@shared-kernel/contracts/testing/hostile-requests';
import fc from 'fast-check';
import { checkLedger } from '../ledger/check.ts';
import { sendHostile } from '../testing/send-hostile.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { rateLimits } from './http.tables.ts';

/** A short look with every change; the suites send more of the same to the whole site. */
const RUNS = 300;

describePlatform('whatever anyone sends', 'catalogue', (platform) => {
  const createSender = async () => {
    const agent = await platform().signedIn({ type: 1, balanceMinor: 100_000 });
    const leaving = await platform().signedIn();
    return async (request: HostileRequest): Promise<Response> => {
      // Limits have tests of their own: here they would keep the rest of a call from being reached.
      await platform().db.delete(rateLimits);
      const isLeaving = request.name !== undefined && ENDS_SESSION.has(request.name);
      return sendHostile(isLeaving ? leaving : agent, request);
    };
  };

  test('the worst values in each field of each call are answered in the envelope, and fail nothing', async () => {
    const send = await createSender();
    const requests = worstRequests();
    assert.ok(requests.length > 500);
    for (const request of requests)
      assert.deepEqual(await answerFaults(request, await send(request)), [], `${request.method} ${request.path}`);
  });

  test('anything at all is answered in the envelope and within bounds, and the ledger is sound after it', async () => {
    const send = await createSender();
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        assert.deepEqual(await answerFaults(request, await send(request)), []);
      }),
      { numRuns: RUNS },
    );
    assert.ok((await checkLedger(platform().db)).isSound);
  });
});
