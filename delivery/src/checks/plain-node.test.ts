import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';

const TEXTS = [
  'README.md',
  'platform/README.md',
  'docs/**/*.md',
  '{delivery/src,shared-kernel/contracts/scripts}/**/*.ts',
];
/**
 * A command of several words that ends in a script, from the workspace's root: those of a package.json are pnpm's to run,
 * and a container has one Node only.
 */
const PLAIN_NODE = /(?<!pnpm exec |docker compose exec \w+ )\bnode (?:--\S+ )*\w[\w./-]*\.ts\b/g;

it('what a person is told to type names the pinned Node: an older one cannot read TypeScript', () => {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE, exclude: ['**/*.test.ts'] }));
  assert.ok(files.length > 100);
  const told = files.flatMap((file) =>
    (readFileSync(join(WORKSPACE, file), 'utf8').match(PLAIN_NODE) ?? []).map((command) => `${file}: ${command}`),
  );
  assert.deepEqual(told, []);
});
