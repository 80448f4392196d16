import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RESTART_RULE, recentDeaths, restartWaitMs } from './keep-processes.ts';

describe('the rule of restarts', () => {
  it('waits twice as long after each death, and gives up after the last one allowed', () => {
    const waits = [1, 2, 3, 4, 5].map((deaths) => restartWaitMs(deaths, RESTART_RULE));
    assert.deepEqual(waits, [250, 500, 1000, 2000, null]);
  });

  it('never waits longer than the longest wait', () => {
    const patient = { ...RESTART_RULE, deathsAllowed: 50 };
    assert.equal(restartWaitMs(50, patient), RESTART_RULE.longestWaitMs);
  });

  it('forgets what died before its window', () => {
    const now = 10_000_000;
    const { windowMs } = RESTART_RULE;
    assert.deepEqual(recentDeaths([now - windowMs, now - windowMs + 1, now], now, RESTART_RULE), [
      now - windowMs + 1,
      now,
    ]);
  });
});
