/** @jest-environment node */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveProof } from './solve-proof.ts';

const SECRET = { hmacSignatureSecret: 'of this test' };
const challengeOf = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, ...SECRET });

it('does the work that the server asks for, so that the server finds it done', async () => {
  const proof = await solveProof({ challenge: await challengeOf(7) });
  const brought = JSON.parse(atob(proof ?? ''));
  expect(brought.solution.counter).toBe(7);
  expect((await verifySolution({ ...brought, deriveKey, ...SECRET })).verified).toBe(true);
});

it('stops when nobody waits for the call any more', async () => {
  const leaving = new AbortController();
  const proof = solveProof({ challenge: await challengeOf(4_000_000_000) }, leaving.signal);
  leaving.abort();
  await expect(proof).resolves.toBeUndefined();
});

it.each([undefined, null, 'work', {}, { challenge: 7 }, { challenge: { parameters: {} } }])(
  'makes nothing of %j, which is no challenge',
  async (value) => {
    await expect(solveProof(value)).resolves.toBeUndefined();
  },
);
