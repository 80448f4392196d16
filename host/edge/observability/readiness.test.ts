import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anEdge } from '../testing/an-edge.ts';
import { aRegistry, aRemote } from '../testing/release-builders.ts';

test('it is ready with a live host and a platform that has answered, and says which', async () => {
  const { get, platform, pass } = anEdge();
  platform.isDown = true;
  const early = await get('/_ready');
  assert.equal(early.status, 503);
  assert.equal((await early.json()).reason, 'the platform has not been reached yet');
  platform.isDown = false;
  const { isReady, host, revision, platformAgeS } = await (await get('/_ready')).json();
  assert.deepEqual(
    { isReady, host, revision, platformAgeS },
    {
      isReady: true,
      host: 'host@1.0.0+abc1234',
      revision: 3,
      platformAgeS: 0,
    },
  );
  platform.isDown = true;
  pass(60_000);
  const later = await get('/_ready');
  assert.equal(later.status, 200, 'pages go on from what is known');
  assert.equal((await later.json()).platformAgeS, 60);
});

test('without a live host it is alive and not ready', async () => {
  const { get } = anEdge({}, aRegistry(aRemote('account')));
  assert.equal((await get('/_health')).status, 200);
  const answer = await get('/_ready');
  assert.equal(answer.status, 503);
  assert.equal((await answer.json()).reason, 'no host release is live');
});

test('a platform that refuses has been reached', async () => {
  const { get, platform } = anEdge();
  platform.others = { '/wps/system/status': { unheard: 'of' } };
  assert.equal((await get('/_ready')).status, 200);
});

test('told to stop, it is not ready', async () => {
  const { get } = anEdge({ isDraining: () => true });
  const answer = await get('/_ready');
  assert.equal(answer.status, 503);
  assert.equal((await answer.json()).reason, 'this process is stopping');
});
