import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** What a person types wrongly, by script; nothing of it starts, writes or asks for anything. */
const MISSPELT: readonly (readonly [script: string, args: readonly string[], answer: RegExp])[] = [
  ['delivery/src/stack/start.ts', ['--port', '9280'], /npm start --: Unknown option `--port`/],
  ['delivery/src/stack/start.ts', ['browse'], /npm start --: Unused args: `browse`/],
  ['delivery/src/dev/dev.ts', ['--foo'], /pnpm dev: Unknown option `--foo`/],
  ['delivery/src/stack/stack.ts', ['stauts'], /pnpm stack has no command "stauts"/],
  ['delivery/src/stack/stack.ts', [], /pnpm stack needs a command/],
  ['delivery/src/stack/stack.ts', ['status', '--all'], /pnpm stack: Unknown option `--all`/],
  ['delivery/src/generator/new.ts', ['feture', 'browse', 'x'], /pnpm new has no command "feture"/],
  ['delivery/src/generator/new.ts', ['feature', 'browse', 'x', '--titel', 'X'], /pnpm new: Unknown option `--titel`/],
  ['delivery/src/kit/kit.ts', ['--picture'], /pnpm kit: Unknown option `--picture`/],
  ['delivery/src/checks/compat/compat.ts', ['--form', 'HEAD'], /pnpm compat: Unknown option `--form`/],
  ['delivery/src/checks/impact/impact.ts', ['--all'], /pnpm impact: Unknown option `--all`/],
  ['delivery/src/checks/verify.ts', ['--fix'], /pnpm verify: Unknown option `--fix`/],
  ['delivery/src/checks/test.ts', ['--watch'], /npm test --: Unknown option `--watch`/],
  ['platform/src/cli.ts', ['chekc'], /pnpm platform has no command "chekc"/],
  ['platform/src/cli.ts', ['check', '--fast'], /pnpm platform: Unknown option `--fast`/],
  ['e2e/qa/bench/bench.ts', ['edge', '--rates', '5'], /pnpm bench: Unknown option '--rates'/],
  [
    'e2e/pictures/take.ts',
    ['--brand', 'luna'],
    /pnpm pictures takes words of a picture's name, and no option: "--brand"/,
  ],
];

it('pnpm e2e refuses what Playwright cannot run before it builds a site', async () => {
  const script = join(WORKSPACE, 'delivery/src/checks/e2e.ts');
  for (const [args, answer] of [
    [['--frobnicate'], /cannot run this[\s\S]*unknown option '--frobnicate'/],
    [['suites/journy.spec.ts'], /cannot run this[\s\S]*No tests found/],
  ] as const) {
    const { code, output } = await runScript(script, args, { cwd: WORKSPACE, env: { SITE_URL: undefined } });
    assert.match(output, answer);
    assert.doesNotMatch(output, /building/);
    assert.equal(code, 1);
  }
});

describe('a command that is misspelt', () => {
  for (const [script, args, answer] of MISSPELT) {
    it(`is refused in a sentence: ${[script.split('/').at(-1), ...args].join(' ')}`, async () => {
      const { code, output } = await runScript(script, args, { cwd: WORKSPACE });
      assert.match(output, answer);
      assert.doesNotMatch(output, /\n\s+at /);
      assert.equal(code, 2);
    });
  }
});
