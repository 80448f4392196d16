import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import { DAY_MS } from '@shared-kernel/node/durations';
import { describePlatform } from '../../testing/test-platform.ts';
import { agreements } from './agreement.tables.ts';

describePlatform('agreement', 'catalogue', (platform) => {
  test('the version in force comes by itself, under the brand’s own name', async () => {
    const [tala, luna] = await Promise.all(
      ['tala', 'luna'].map((merchant) => platform().client(merchant).value(getAgreement, { language: 'EN' })),
    );
    assert.deepEqual(
      tala?.versions.map(({ version }) => version),
      ['2.0', '1.0'],
    );
    assert.equal(tala?.version, '2.0');
    assert.match(tala?.content ?? '', /Tala/);
    assert.match(luna?.content ?? '', /Luna/);
    assert.doesNotMatch(luna?.content ?? '', /Tala|\{name\}/);
  });

  test('an earlier version is what it was, in both languages', async () => {
    const read = (language: 'EN' | 'TY', version?: string) =>
      platform().client().value(getAgreement, { language, version });
    const sections = (html: string) => html.match(/<h3>/g)?.length;
    for (const language of ['EN', 'TY'] as const) {
      const [now, before] = await Promise.all([read(language), read(language, '1.0')]);
      assert.deepEqual([sections(now.content), sections(before.content)], [8, 7]);
      assert.notEqual(now.changes, '');
      assert.equal(before.changes, '');
    }
    assert.notEqual((await read('EN')).content, (await read('TY')).content);
  });

  test('a version that is not in force, and one that never was, are none', async () => {
    const wording = { changes: '', content: '<p>Soon.</p>' };
    await platform()
      .db.insert(agreements)
      .values({
        merchant: 'tala',
        version: '9.0',
        effectiveFrom: new Date(Date.now() + DAY_MS),
        wording: { EN: wording, TY: wording },
      });
    const client = platform().client();
    assert.equal((await client.value(getAgreement, {})).version, '2.0');
    for (const version of ['9.0', '0.1', '']) {
      const { status, errorCode } = await client.call(getAgreement, { version });
      assert.deepEqual([status, errorCode], [404, 'not.found'], version);
    }
  });
});
