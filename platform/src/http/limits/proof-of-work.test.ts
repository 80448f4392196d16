import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptchaSum, startTrial } from '@shared-kernel/contracts/account/session';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { count, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { solve } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { rateLimits } from '../http.tables.ts';

interface Challenge {
  readonly challenge: {
    readonly parameters: { readonly data: { readonly weight: number } };
    readonly signature: string;
  };
}

interface Proof extends Challenge {
  readonly solution: object;
}

describePlatform('proof of work', 'catalogue', (platform) => {
  /** A call with this proof, by a caller without cookies, who solves nothing by himself. */
  const ask = (endpoint: AnyEndpoint, proof = 'none', headers: Record<string, string> = {}) =>
    platform()
      .client()
      .call(endpoint, {}, { ...headers, [HEADER.proof]: proof });
  const challenged = async (endpoint: AnyEndpoint, headers?: Record<string, string>): Promise<Challenge> => {
    const refused = await ask(endpoint, 'none', headers);
    assert.deepEqual([refused.status, refused.errorCode], [428, 'proof.required']);
    return refused.value as Challenge;
  };
  const changed = (proof: string, change: (value: Proof) => void): string => {
    const value = JSON.parse(atob(proof));
    change(value);
    return btoa(JSON.stringify(value));
  };
  const memberCount = async () => (await platform().db.select({ all: count() }).from(members))[0]?.all;

  test('a trial is made for work only, once for each', async () => {
    const before = await memberCount();
    const proof = await solve(await challenged(startTrial));
    assert.equal(await memberCount(), before, 'nothing is written before the work is proved');
    const twins = await Promise.all([ask(startTrial, proof), ask(startTrial, proof)]);
    assert.deepEqual(twins.map(({ status }) => status).sort(), [200, 428]);
    assert.equal((await ask(startTrial, proof)).errorCode, 'proof.required');
  });

  test('a sum is told for work only', async () => {
    const told = await ask(getCaptchaSum, await solve(await challenged(getCaptchaSum)));
    assert.equal(typeof told.value.left, 'number');
  });

  test('work for one call is none for another, nor after five minutes', async () => {
    const forSum = await solve(await challenged(getCaptchaSum));
    assert.equal((await ask(startTrial, forSum)).errorCode, 'proof.required');
    const late = await solve(await challenged(startTrial));
    await writeSetting(platform().db, 'clock', { offsetMs: 5 * 60_000 });
    assert.equal((await ask(startTrial, late)).errorCode, 'proof.required');
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });

  test('nothing that was not solved passes', async () => {
    const proof = await solve(await challenged(startTrial));
    const forgeries = [
      changed(proof, ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00' })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters.data, { weight: 8 })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters.data, { kid: 'constructor' })),
      changed(proof, ({ challenge }) => Object.assign(challenge, { signature: '' })),
      'bm90IGpzb24',
      btoa('null'),
      'x'.repeat(5000),
    ];
    for (const forgery of forgeries) assert.equal((await ask(startTrial, forgery)).status, 428, forgery.slice(0, 40));
    assert.equal((await ask(startTrial, proof)).status, 200, 'the true one does');
  });

  test('the more an address asks, the heavier the work', async () => {
    const here = { 'X-Forwarded-For': '203.0.113.77' };
    const weight = async () => (await challenged(startTrial, here)).challenge.parameters.data.weight;
    const light = await challenged(startTrial, here);
    assert.equal(light.challenge.parameters.data.weight, 1);
    const subject = `${startTrial.path}/address/203.0.113.77`;
    await platform().db.update(rateLimits).set({ count: 60 }).where(eq(rateLimits.subject, subject));
    assert.ok((await weight()) > 1);
    assert.equal((await ask(startTrial, await solve(light), here)).errorCode, 'proof.required', 'too light by now');
  });
});
