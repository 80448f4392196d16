import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { OTHERS } from './e2e.ts';

/** Where a browser test would build a site instead: nothing answers there. */
const NO_SITE = { SITE_URL: 'http://localhost:1' };

test('pnpm e2e says how it is called, of every kind of test, and runs none', async () => {
  for (const args of [['--help'], ['-h'], ['soak', '--help']]) {
    const { code, output } = await runScript(join(import.meta.dirname, 'e2e.ts'), args, {
      cwd: WORKSPACE,
      env: NO_SITE,
    });
    assert.equal(code, 0, output);
    assert.deepEqual(
      output.match(/^pnpm e2e \w*/gm),
      ['', ...Object.keys(OTHERS)].map((kind) => `pnpm e2e ${kind}`),
    );
  }
});
