import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { readValue } from '@shared-kernel/contracts/schema';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { describePlatform } from '../../testing/test-platform.ts';

/** What every object has without being told: looked up in a plain table, they are all found. */
const BORROWED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const read = Object.entries(ENDPOINTS).filter(([, { method }]) => method === 'GET');

const parametersOf = (endpoint: AnyEndpoint): readonly string[] => Object.keys(endpoint.input.shape);

describePlatform('names that every object has', 'catalogue', (platform) => {
  test('no parameter of any call fails the platform with one, as name or as value', async () => {
    const agent = await platform().signedIn({ type: 1 });
    let asked = 0;
    for (const [name, endpoint] of read) {
      const example = { ...EXAMPLES[name] };
      const plain = await agent.call(endpoint, example);
      for (const borrowed of BORROWED) {
        const extra = await agent.call(endpoint, { ...example, ...Object.fromEntries([[borrowed, '1']]) });
        assert.equal(extra.status, plain.status, `${name}?${borrowed}: what a contract does not know is left out`);
        for (const parameter of parametersOf(endpoint)) {
          const { status, success, value } = await agent.call(endpoint, { ...example, [parameter]: borrowed });
          assert.ok(status === 200 || (status >= 400 && status < 500), `${name}?${parameter}=${borrowed}: ${status}`);
          assert.ok(!success || readValue(endpoint.value, value).success, `${name}?${parameter}=${borrowed}`);
          asked += 1;
        }
      }
    }
    assert.ok(asked > 100, `${asked} asked`);
  });

  test('no address fails the platform with one', async () => {
    const browser = platform().client();
    for (const borrowed of BORROWED)
      for (const path of [
        `/wps/art/${borrowed}/x.svg`,
        `/wps/art/game/${borrowed}.svg`,
        `/wps/art/vendor/${borrowed}.svg`,
        `/wps/play/${borrowed}`,
        `/wps/play/frames/${borrowed}/index.html`,
        `/wps/play/api/odds?game=${borrowed}`,
        `/wps/uploads/${borrowed}`,
        `/wps/service/${borrowed}`,
        `/${borrowed}`,
      ])
        assert.equal((await browser.fetch(path)).status, 404, path);
  });

  test('a merchant, a language, a token or a key of that name is none', async () => {
    const agent = await platform().signedIn();
    for (const borrowed of BORROWED) {
      for (const header of ['Merchant', 'Language', 'Token', 'ModuleId', 'Device', 'Encryption', 'Idempotency-Key']) {
        const answer = await agent.fetch(getMemberInfo.path, { headers: { [header]: borrowed } });
        assert.ok(answer.status < 500, `${header}: ${borrowed} answers ${answer.status}`);
      }
    }
  });
});
