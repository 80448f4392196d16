import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import { aBrowseRemote, aHost } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const SECRET = 'the-secret-of-this-test-0123456789abcdef';

const proofHeardWith = async (env: Record<string, string>): Promise<string | undefined> => {
  let heard: string | undefined;
  await using edge = await runEdge(
    [aHost(), aBrowseRemote()],
    (request, response) => {
      heard = String(request.headers[EDGE_PROOF.toLowerCase()]);
      response.end('{}');
    },
    env,
  );
  await fetch(`${edge.url}/wps/anything`, { headers: { [EDGE_PROOF]: 'of a caller' } });
  return heard;
};

test('a call to the platform carries the document server’s own proof, never what a caller brings as one', async () => {
  assert.equal(await proofHeardWith({ EDGE_SECRET: `${SECRET}, the-former-secret-of-this-test-0123456789` }), SECRET);
  assert.equal(await proofHeardWith({}), 'undefined');
});
