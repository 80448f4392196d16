import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fillTemplate } from '../generator/copy-template.ts';
import { runScript } from '../workspace/run-program.ts';
import { BUILT_PACKAGES, WORKSPACE } from '../workspace/workspace.ts';

const NEW = { name: 'loyalty', folder: 'remote-loyalty' };

/** What `pnpm dev` is in a package: a file and the package that it names. */
const devOf = (folder: string, manifest: unknown): { file: string; named: string | undefined } => {
  const { scripts } = JSON.parse(String(manifest));
  const [program, file = '', named] = String(scripts.dev).split(' ');
  assert.equal(program, 'node', `${folder}: ${scripts.dev}`);
  return { file: join(WORKSPACE, folder, file), named };
};

test('the dev script of every package, and of a new remote, is a command that runs, given that package', async () => {
  const scripts = BUILT_PACKAGES.map(({ name, folder }) => ({
    name,
    ...devOf(folder, readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')),
  }));
  const files = await fillTemplate('remote', NEW.folder, { values: { remoteName: NEW.name } });
  const template = { name: NEW.name, ...devOf(NEW.folder, files[`${NEW.folder}/package.json`]) };
  for (const { name, named } of [...scripts, template]) assert.equal(named, name);
  for (const file of new Set([...scripts, template].map((script) => script.file))) {
    const { code, output } = await runScript(file, ['--help'], { cwd: WORKSPACE });
    assert.equal(code, 0, output);
    assert.match(output, /pnpm dev \[\.\.\.remotes\]/);
  }
});
