import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepFor } from './verify.ts';

const STYLES = {
  title: 'styles',
  run: ['stylelint', '**/*.css'],
  concerns: /\.css$/,
  runFor: (files: readonly string[]) => ['stylelint', ...files] as const,
} as const;

describe('a step of pnpm verify --changed', () => {
  it('looks at the changed files that concern it', () => {
    const [step] = stepFor(['host/a.css', 'host/a.ts'], STYLES);
    assert.deepEqual(step?.run, ['stylelint', 'host/a.css']);
  });

  it('does not run where none does', () => {
    assert.deepEqual(stepFor(['host/a.ts'], STYLES), []);
  });

  it('runs whole for any change where it says nothing', () => {
    const types = { title: 'types', run: ['tsc', '-b'] } as const;
    assert.deepEqual(stepFor(['README.md'], types), [types]);
    assert.deepEqual(stepFor([], types), []);
  });
});
