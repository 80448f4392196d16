import { publish } from 'shared-kernel/events';
import { reportFailures } from './report-failures.ts';

test('a failed remote and rows that were left out are written down until told to stop', () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const warnings = jest.spyOn(console, 'warn').mockReturnValue();
  const failed = { remote: 'browse', phase: 'load', compositionId: 'c1', error: new Error('gone') } as const;
  const dropped = { path: '/wps/relay/MCS2_betRecords', reasons: ['.list[1].stake is not a text'] };
  const { failures, stop } = reportFailures((_remote, part) => part === 'home');
  publish('remote.failed', failed);
  publish('answer.rows-dropped', dropped);
  publish('remote.failed', { ...failed, phase: 'render', page: 'home' });
  expect(failures).toEqual([
    { package: 'browse', isFallback: false, phase: 'load' },
    { package: 'browse', isFallback: true, phase: 'render', part: 'home' },
  ]);
  stop();
  publish('remote.failed', failed);
  publish('answer.rows-dropped', dropped);
  expect(errors.mock.calls).toEqual([
    ['[c1] the browse remote failed to load', failed.error],
    ['[c1] the browse remote failed to render its home', failed.error],
  ]);
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('MCS2_betRecords answered 1 rows'), dropped.reasons]]);
});
