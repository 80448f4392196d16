import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Combination } from '@shared-kernel/contracts/release/combinations';
import { promote, publishRelease, type ReleaseStore } from '../registry/registry.ts';
import { openRegistry, type Workbench } from '../registry/testing/sample-build.ts';
import { bisect, combinationNamed, type Verdict } from './bisect.ts';

let bench: Workbench;
let store: ReleaseStore;

const REMOTES = ['account', 'agent', 'browse', 'member'] as const;
const idOf = (name: string, number: number): string => `${name}@1.0.0+${number}`;

const publishRemote = async (name: string, number: number): Promise<string> =>
  (
    await publishRelease(
      store,
      await bench.remote({
        name,
        commit: String(number),
        global: `remote_${name}`,
        kernel: number === 9 ? '^2.0.0' : '^1.0.0',
      }),
    )
  ).id;

/** Revision 1 has the first release of each package, revision 2 the eighth; all in between are published. */
before(async () => {
  ({ bench, store } = await openRegistry());
  const hosts = [];
  for (const commit of ['1', '8']) hosts.push((await publishRelease(store, await bench.host({ commit }))).id);
  for (let number = 1; number <= 9; number += 1) for (const name of REMOTES) await publishRemote(name, number);
  await promote(store, [hosts[0] ?? '', ...REMOTES.map((name) => idOf(name, 1))]);
  await promote(store, [hosts[1] ?? '', ...REMOTES.map((name) => idOf(name, 8))]);
});
after(() => bench.dispose());

const numberOf = (combination: Combination, name: string): number => Number(combination[name]?.split('+')[1] ?? 0);

/** A command that judges by the numbers of the releases; every run is noted. */
const bisectBy = async (judge: (numberIn: (name: string) => number) => Verdict, ends = ['1', '2']) => {
  const runs: Combination[] = [];
  const [good = {}, bad = {}] = await Promise.all(ends.map((end) => combinationNamed(store, [end])));
  const found = await bisect(store, good, bad, {
    judge: async (combination) => {
      runs.push(combination);
      return judge((name) => numberOf(combination, name));
    },
    onVerdict: () => undefined,
  });
  return { found, runs };
};

test('between two revisions that differ in five packages, the one release is found', async () => {
  const { found, runs } = await bisectBy((number) => (number('member') >= 5 ? 'bad' : 'good'));
  assert.deepEqual(found, [{ release: idOf('member', 5), before: idOf('member', 4), skipped: [] }]);
  assert.equal(new Set(runs.map((run) => JSON.stringify(run))).size, runs.length, 'nothing is run twice');
});

test('a pair that breaks only together is found, with the first release of each that does', async () => {
  const { found } = await bisectBy((number) => (number('account') >= 3 && number('member') >= 7 ? 'bad' : 'good'));
  assert.deepEqual(found, [
    { release: idOf('account', 3), before: idOf('account', 2), skipped: [] },
    { release: idOf('member', 7), before: idOf('member', 6), skipped: [] },
  ]);
});

test('a host breaks with a remote', async () => {
  const { found } = await bisectBy((number) => (number('host') === 8 && number('agent') >= 2 ? 'bad' : 'good'));
  assert.deepEqual(
    found.map(({ release }) => release),
    [idOf('host', 8), idOf('agent', 2)],
  );
});

test('releases that cannot be judged are named where the answer is among them', async () => {
  const { found } = await bisectBy((number) => {
    if ([4, 5].includes(number('browse'))) return 'skip';
    return number('browse') >= 5 ? 'bad' : 'good';
  });
  const [{ release, before: former, skipped = [] } = assert.fail('nothing found')] = found;
  assert.deepEqual(
    [former, release, [...skipped].sort()],
    [idOf('browse', 3), idOf('browse', 6), [idOf('browse', 4), idOf('browse', 5)]],
  );
});

test('a combination that its host cannot run is skipped without a run', async () => {
  const good = await combinationNamed(store, [idOf('browse', 8)]);
  const bad = await combinationNamed(store, [idOf('browse', 9)]);
  const judge = { judge: () => assert.fail('was run'), onVerdict: () => undefined };
  await assert.rejects(bisect(store, bad, good, judge), /The good side is not good: the command said skip/);
});

test('ends that are not what they were said to be are refused', async () => {
  await assert.rejects(
    bisectBy(() => 'good'),
    /The bad side is not bad: the command said good/,
  );
  await assert.rejects(
    bisectBy(() => 'bad'),
    /The good side is not good: the command said bad/,
  );
  await assert.rejects(
    bisectBy(() => 'bad', ['2', '2']),
    /are the same releases/,
  );
  await assert.rejects(combinationNamed(store, ['77']), /no revision 77/);
  await assert.rejects(combinationNamed(store, [idOf('agent', 77)]), /neither a revision nor published/);
});
