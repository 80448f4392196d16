import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { HostRelease, RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import { DAY_MS } from '@shared-kernel/node/durations';
import { readBuild } from '../builds/build-files.ts';
import {
  checkReleases,
  type Finding,
  promote,
  publishRelease,
  publishReleases,
  type ReleaseStore,
  rollback,
  startCanary,
} from '../registry.ts';
import { openRegistry, type Workbench } from '../testing/sample-build.ts';
import { pastCombinations } from './combinations.ts';
import { NO_FACTS } from './corpus/site.ts';
import type { PlatformCalls } from './rule.ts';

let bench: Workbench;
let store: ReleaseStore;
beforeEach(async () => {
  ({ bench, store } = await openRegistry());
});
afterEach(() => bench.dispose());

const facts = (change: Partial<ReleaseFacts> = {}): ReleaseFacts => ({ ...NO_FACTS, ...change });

const buildHost = (commit: string, own: Partial<ReleaseFacts> = {}, change: Partial<HostRelease> = {}) =>
  bench.host({ commit, facts: facts(own), ...change });
const buildBrowse = (commit: string, own: Partial<ReleaseFacts> = {}, change: Partial<RemoteRelease> = {}) =>
  bench.remote({ commit, facts: facts(own), ...change });
const publish = async (build: Promise<string>): Promise<string> => (await publishRelease(store, await build)).id;

const BALANCE = {
  call: 'GET /wps/balance (session)',
  asks: {},
  answers: { value: 'object', 'value.amount': 'string' },
};
const PLATFORM: PlatformCalls = { getBalance: BALANCE };

const said = ({ rule, grade, whose }: Finding): string => `${grade} ${rule} (${whose})`;

describe('publishing', () => {
  it('refuses what is wrong with the build itself, and stores nothing of it', async () => {
    const build = await buildBrowse('aaaaaaa', { globalStyles: ['body'] });
    await assert.rejects(publishReleases(store, [build]), /styles\/global: browse@1\.0\.0\+aaaaaaa: styles body/);
    assert.deepEqual(await store.listReleases('browse'), []);
  });

  it('tells what a promotion would refuse, and publishes', async () => {
    await promote(store, [await publish(buildHost('aaaaaaa', { publishes: { 'wallet.changed': {} } }))]);
    const findings: Finding[] = [];
    const build = await buildBrowse('aaaaaaa', { subscribes: { 'wallet.changed': { amount: 'string' } } });
    await publishReleases(store, [build], { report: (found) => findings.push(...found) });
    assert.deepEqual(findings.map(said), ['proven events/payload (all visitors)']);
    await assert.rejects(
      promote(store, ['browse@1.0.0+aaaaaaa']),
      /events\/payload: .*amount is gone \(all visitors\)/,
    );
  });
});

describe('promoting', () => {
  it('is held against the platform that is live', async () => {
    const release = await publish(buildBrowse('aaaaaaa', { calls: { getBalance: BALANCE } }));
    const older = { getBalance: { ...BALANCE, answers: { value: 'object' } } };
    await assert.rejects(promote(store, [release], { platform: older }), /getBalance: value\.amount is gone/);
    await promote(store, [release], { platform: PLATFORM });
  });

  it('names the visitors of a canary for whom it breaks', async () => {
    const live = [await publish(buildHost('aaaaaaa')), await publish(buildBrowse('aaaaaaa'))];
    await promote(store, live);
    const shown = { publishes: { 'wallet.changed': { amount: 'string' } } };
    await startCanary(store, [await publish(buildHost('bbbbbbb', shown))], { percent: 10, merchant: 'luna' });
    const next = await publish(buildBrowse('bbbbbbb', { subscribes: { 'wallet.changed': { amount: 'number' } } }));
    await assert.rejects(
      promote(store, [next]),
      /amount was "number" and is "string" \(visitors in canary c\d+ at luna\)/,
    );
  });

  it('tells what is to review and goes live', async () => {
    await promote(store, [await publish(buildBrowse('aaaaaaa'))]);
    const findings: Finding[] = [];
    const next = await publish(buildBrowse('bbbbbbb', { globalStyles: ['.u-axis'], subscribes: { 'a.done': {} } }));
    await promote(store, [next], { report: (found) => findings.push(...found) });
    assert.deepEqual(findings.map(said), ['review events/unpublished (all visitors)']);
    assert.equal((await store.readPointers()).packages.browse?.live, next);
  });

  it('says of visits from before what it would refuse of those to come', async () => {
    const former = { publishes: { 'wallet.changed': {} } };
    await promote(store, [await publish(buildHost('aaaaaaa', former)), await publish(buildBrowse('aaaaaaa'))]);
    const now = { publishes: { 'wallet.changed': { amount: 'string' } } };
    const next = [
      await publish(buildHost('bbbbbbb', now)),
      (await publishRelease(store, await buildBrowse('bbbbbbb', { subscribes: now.publishes }))).id,
    ];
    await promote(store, next);
    const browse = await store.readRelease(next[1] ?? '');
    assert.ok(browse !== null);
    const findings = await checkReleases(store, [browse]);
    assert.equal(findings.length, 1);
    assert.match(said(findings[0] ?? assert.fail()), /^review events\/payload \(visits from before 20/);
    assert.deepEqual(await pastCombinations(store, [browse], Date.now() + 2 * DAY_MS), []);
  });

  it('is no hurdle for a roll-back', async () => {
    const ids = [
      await publish(buildHost('aaaaaaa')),
      await publish(buildHost('bbbbbbb', {}, { provides: { kernel: '1.3.0' } })),
    ];
    for (const id of ids) await promote(store, [id]);
    await rollback(store, ['host']);
    assert.equal((await store.readPointers()).packages.host?.live, ids[0]);
  });
});

describe('a check', () => {
  it('judges a build that is not published, and releases from before by what they say', async () => {
    const former = await publish(bench.remote({ commit: 'aaaaaaa', slots: [] }));
    await promote(store, [former, await publish(bench.host({ commit: 'aaaaaaa', modules: {} }))]);
    const build = await readBuild(
      await buildBrowse('bbbbbbb', { untranslated: { EN: [], TY: ['a.b'] }, calls: { getBalance: BALANCE } }),
    );
    const findings = await checkReleases(store, [build], { platform: {} });
    assert.deepEqual(findings.map(said), [
      'proven texts/untranslated (all visitors)',
      'proven calls/broken (all visitors)',
    ]);
    assert.deepEqual(await store.listReleases('browse'), [former]);
  });
});
