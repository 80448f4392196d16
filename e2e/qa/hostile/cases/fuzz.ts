import { answerFaults } from '@shared-kernel/contracts/testing/answer-faults';
import { ENDS_SESSION, hostileRequest, worstRequests } from '@shared-kernel/contracts/testing/hostile-requests';
import fc from 'fast-check';
import { sendHostile } from 'platform/testing/send-hostile';
import { expectSoundLedger } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

/** The server's own word for an address that is longer than any head may be, before any of our code is asked. */
const HEAD_TOO_LARGE = 431;
/** So many requests are sent before the limits are forgotten, which would keep the rest from being reached. */
const BETWEEN_RESETS = 20;

const forgetLimits = async ({ platforms: [first] }: World): Promise<void> => {
  await fetch(`${first.url}/control/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
};

export const fuzz: Case = {
  name: 'fuzz',
  title: 'every call with the worst values of each field, and with anything at all',
  run: async (world, tally, { pick }) => {
    const [staying, leaving] = [await aPlayer(world, world.edge.url), await aPlayer(world, world.edge.url)];
    const worst = worstRequests();
    // The platform's own tests send all of them to it.
    const every = pick(16, 1);
    const anything = fc.sample(hostileRequest, pick(100, 4000));
    const requests = [...worst.filter((_, index) => index % every === 0), ...anything];
    for (const [index, request] of requests.entries()) {
      if (index % BETWEEN_RESETS === 0) await forgetLimits(world);
      const sender = request.name !== undefined && ENDS_SESSION.has(request.name) ? leaving : staying;
      const answer = await sendHostile(sender.client, request);
      const faults = answer.status === HEAD_TOO_LARGE ? [] : await answerFaults(request, answer);
      tally.held(faults.length === 0, `${request.method} ${request.path.slice(0, 100)}: ${faults.join(', ')}`);
    }
    await expectSoundLedger(world, tally);
  },
};
