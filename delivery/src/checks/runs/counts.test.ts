import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { add, exitCodeOf, formatCounts, NOTHING, withExitCode } from './counts.ts';
import { failuresOf, skipReasons } from './playwright-report.ts';
import { countTap } from './unit-runs.ts';

describe('counts', () => {
  it('add up and are written as the last line of npm test', () => {
    const sum = add({ ...NOTHING, passed: 3 }, { ...NOTHING, passed: 4, failed: 1, failures: ['a.test.ts › adds'] });
    assert.equal(formatCounts(sum), '7 passed, 1 failed');
    assert.deepEqual(sum.failures, ['a.test.ts › adds']);
    assert.equal(formatCounts({ ...NOTHING, passed: 1, skipped: 2 }), '1 passed, 0 failed, 2 skipped');
  });

  it('take a runner that broke, or that ran nothing, for a failure', () => {
    assert.equal(withExitCode(NOTHING, 1).failed, 1);
    assert.equal(withExitCode(NOTHING, 0).failed, 1);
    assert.equal(withExitCode({ ...NOTHING, passed: 9 }, 1).failed, 1);
  });

  it('count a failing test once, whatever the exit code', () => {
    assert.equal(withExitCode({ ...NOTHING, passed: 9, failed: 2 }, 1).failed, 2);
    assert.equal(withExitCode({ ...NOTHING, passed: 9 }, 0).failed, 0);
  });

  it('end a command by a failure where everything was skipped', () => {
    assert.equal(exitCodeOf({ ...NOTHING, passed: 1, skipped: 4 }), 0);
    assert.equal(exitCodeOf({ ...NOTHING, skipped: 4 }), 1);
    assert.equal(exitCodeOf({ ...NOTHING, passed: 1, failed: 1 }), 1);
  });

  it("say each of Playwright's reasons to skip once, the most frequent first", () => {
    const skip = (description: string) => ({ annotations: [{ type: 'skip', description }], results: [] });
    const specs = [{ tests: [skip('no site'), { annotations: [{ type: 'slow' }] }] }];
    const report = { suites: [{ specs: [{ tests: [skip('no browser')] }], suites: [{ specs }, { specs }] }] };
    assert.deepEqual(skipReasons(report), ['2 skipped: no site', '1 skipped: no browser']);
    assert.deepEqual(skipReasons(null), []);
  });

  it('read the end of a TAP report', () => {
    const report = '# pass 1 in a name\n# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
    assert.deepEqual(countTap(report), { passed: 5, failed: 2, skipped: 2, failures: [] });
  });

  it('name what failed in a TAP report: not the suite around it, nor a test that is to do', () => {
    const report = `    not ok 1 - adds \\# 1
      ---
      duration_ms: 2.1
      type: 'test'
      location: '${WORKSPACE}/a.test.ts:2:24'
      failureType: 'testCodeFailure'
      ...
not ok 1 - sums
  ---
  duration_ms: 4.2
  type: 'suite'
  location: '${WORKSPACE}/a.test.ts:1:1'
  failureType: 'subtestsFailed'
  ...
not ok 2 - one day # TODO
  ---
  type: 'test'
  location: '${WORKSPACE}/b.test.ts:9:1'
  failureType: 'testCodeFailure'
  ...
`;
    assert.deepEqual(countTap(report).failures, ['a.test.ts:2:24 › adds \\# 1']);
  });

  it("name what failed in Playwright's report, with the first line of its error and what it waited for", () => {
    const results = [{ errors: [{ message: '\u001b[31mno answer\u001b[39m\nat line 3' }] }];
    const awaited = "Timeout 9ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByText('Paid')\u001b[22m\n";
    const waits = [{ errors: [{ message: awaited }] }];
    const differs = 'not equal\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "too small",\n+ ]\n';
    const tests = [
      { projectName: 'EN', status: 'unexpected', results },
      { projectName: 'TY', status: 'expected', results: [{ errors: [] }] },
      { projectName: 'TY', status: 'unexpected', results: waits },
      { projectName: 'TY', status: 'unexpected', results: [{ errors: [{ message: differs }] }] },
      { projectName: 'webkit', status: 'flaky', results: [] },
    ];
    const report = { suites: [{ suites: [{ specs: [{ title: 'plays', file: 'play.spec.ts', line: 12, tests }] }] }] };
    assert.deepEqual(failuresOf(report), [
      '[EN] play.spec.ts:12 › plays: no answer',
      "[TY] play.spec.ts:12 › plays: Timeout 9ms exceeded. (getByText('Paid'))",
      '[TY] play.spec.ts:12 › plays: not equal ("too small")',
      '[webkit] play.spec.ts:12 › plays',
    ]);
    assert.deepEqual(failuresOf(null), []);
  });
});
