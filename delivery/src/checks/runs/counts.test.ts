import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { add, exitCodeOf, formatCounts, NOTHING, withExitCode } from './counts.ts';
import { skipReasons } from './skip-reasons.ts';
import { countTap } from './unit-runs.ts';

describe('counts', () => {
  it('add up and are written as the last line of npm test', () => {
    const sum = add({ passed: 3, failed: 0, skipped: 0 }, { passed: 4, failed: 1, skipped: 0 });
    assert.equal(formatCounts(sum), '7 passed, 1 failed');
    assert.equal(formatCounts({ passed: 1, failed: 0, skipped: 2 }), '1 passed, 0 failed, 2 skipped');
  });

  it('take a runner that broke, or that ran nothing, for a failure', () => {
    assert.equal(withExitCode(NOTHING, 1).failed, 1);
    assert.equal(withExitCode(NOTHING, 0).failed, 1);
    assert.equal(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 1).failed, 1);
  });

  it('count a failing test once, whatever the exit code', () => {
    assert.equal(withExitCode({ passed: 9, failed: 2, skipped: 0 }, 1).failed, 2);
    assert.equal(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 0).failed, 0);
  });

  it('end a command by a failure where everything was skipped', () => {
    assert.equal(exitCodeOf({ passed: 1, failed: 0, skipped: 4 }), 0);
    assert.equal(exitCodeOf({ passed: 0, failed: 0, skipped: 4 }), 1);
    assert.equal(exitCodeOf({ passed: 1, failed: 1, skipped: 0 }), 1);
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
    assert.deepEqual(countTap(report), { passed: 5, failed: 2, skipped: 2 });
  });
});
