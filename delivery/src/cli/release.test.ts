import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createWorkbench, type Workbench } from '../registry/sample-build.ts';
import { runScript, type ScriptResult } from '../site/run-script.ts';

let bench: Workbench;
let packages: string;
beforeEach(async () => {
  bench = await createWorkbench();
  packages = dirname(bench.registry);
});
afterEach(() => bench.dispose());

/** Runs the command as a person would, in a workspace with one package, `remote-browse`. */
const release = (...args: string[]): Promise<ScriptResult> =>
  runScript(join(import.meta.dirname, 'release.ts'), [...args, '--registry', bench.registry], { cwd: packages });

const buildBrowse = async (commit: string): Promise<void> => {
  const build = await bench.remote({ commit });
  const folder = join(packages, 'remote-browse');
  await bench.packageAt(folder);
  await rename(build, join(folder, 'dist'));
};

describe('pnpm release', () => {
  it('publishes by the name of the remote, makes live, and shows it', async () => {
    await buildBrowse('aaaaaaa');
    assert.match((await release('publish', 'browse')).output, /published browse@1\.0\.0\+aaaaaaa/);
    assert.match((await release('publish', 'remote-browse')).output, /published before: nothing to do/);
    const promoted = await release('promote', 'browse@1.0.0+aaaaaaa');
    assert.equal(promoted.code, 0);
    assert.match((await release('status')).output, /browse\s+1\.0\.0\+aaaaaaa\s+–\s+1/);
  });

  it('explains a refusal without a stack, with exit code 1', async () => {
    const refusals: [string[], RegExp][] = [
      [['publish', 'nothing'], /There is no package "nothing"/],
      [['promote', 'browse'], /is not a release: write it as name@version\+commit/],
      [['promote', 'browse@1.0.0+fffffff'], /is not published/],
      [['rollback', 'browse'], /no live release/],
    ];
    for (const [args, message] of refusals) {
      const { code, output } = await release(...args);
      assert.equal(code, 1, args.join(' '));
      assert.match(output, message);
      assert.doesNotMatch(output, /at .*\.ts:\d+/);
    }
  });

  it('answers what it does not understand with exit code 2', async () => {
    assert.equal((await release('publish')).code, 2);
    assert.equal((await release('status', '--colour')).code, 2);
    assert.equal((await release()).code, 2);
  });
});
