import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { add, formatCounts, NOTHING, withExitCode } from './counts.ts';
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

  it('read the end of a TAP report', () => {
    const report = '# pass 1 in a name\n# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
    assert.deepEqual(countTap(report), { passed: 5, failed: 2, skipped: 2 });
  });
});
