import assert from 'node:assert/strict';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createWorkbench, type Workbench } from '../registry/testing/sample-build.ts';
import type { ScriptResult } from '../workspace/run-program.ts';
import { runRelease, spawnRelease } from './testing/run-release.ts';

let bench: Workbench;
let packages: string;
beforeEach(async () => {
  bench = await createWorkbench();
  packages = dirname(bench.registry);
});
afterEach(() => bench.dispose());

const release = (...args: string[]): Promise<ScriptResult> =>
  runRelease([...args, '--registry', bench.registry], { cwd: packages });
/** The same in a process of its own. */
const spawned = (...args: string[]): Promise<ScriptResult> =>
  spawnRelease([...args, '--registry', bench.registry], { cwd: packages });

const BALANCE = { call: 'GET /wps/gone (session)', asks: { input: 'object' }, answers: { value: 'object' } };

/** A build in `remote-browse/dist` that calls what no contract has, and hears an event that nobody publishes. */
const buildBrowse = async (): Promise<void> => {
  const build = await bench.remote({
    facts: {
      calls: { getGone: BALANCE },
      publishes: {},
      subscribes: { 'a.done': {} },
      shows: {},
      fills: {},
      flags: [],
      knownFlags: [],
      untranslated: { EN: [], TY: [] },
      globalStyles: [],
    },
  });
  const folder = join(packages, 'remote-browse');
  await bench.packageAt(folder);
  await rename(build, join(folder, 'dist'));
};

/** A platform's document in which that call is. */
const writeDocument = async (): Promise<string> => {
  const schema = { type: 'object', properties: { value: { type: 'object' } } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const get = { operationId: 'getGone', security: [{ session: [] }], responses };
  const path = join(packages, 'openapi.json');
  await writeFile(path, JSON.stringify({ paths: { '/wps/gone': { get } } }));
  return path;
};

describe('pnpm release check', () => {
  it('names what breaks and what to look at, with exit code 1, and publishes nothing', async () => {
    await buildBrowse();
    const { code, output } = await spawned('check', 'browse', '--sarif', 'gate.sarif');
    assert.equal(code, 1);
    assert.match(
      output,
      /proven {2}calls\/broken {2}browse@1\.0\.0\+aaaaaaa: getGone: GET \/wps\/gone \(session\) is gone/,
    );
    assert.match(output, /review {2}events\/unpublished .*a\.done/);
    assert.match(output, /1 proven, 1 to review/);
    assert.match((await release('status')).output, /Nothing is published yet/);
    const { version, runs } = JSON.parse(await readFile(join(packages, 'gate.sarif'), 'utf8'));
    assert.equal(version, '2.1.0');
    assert.deepEqual(
      runs[0].results.map(({ level }: { readonly level: string }) => level),
      ['error', 'warning'],
    );
  });

  it('asks the platform’s own document, and a published release as a build', async () => {
    await buildBrowse();
    const document = await writeDocument();
    const { code, output } = await release('check', 'browse', '--json', '--platform', document);
    assert.equal(code, 0);
    assert.deepEqual(
      JSON.parse(output).map(({ rule, grade }: { readonly rule: string; readonly grade: string }) => [rule, grade]),
      [['events/unpublished', 'review']],
    );
    assert.equal((await release('publish', 'browse')).code, 0);
    assert.equal((await release('check', 'browse@1.0.0+aaaaaaa')).code, 1);
    const refused = await release('promote', 'browse@1.0.0+aaaaaaa', '--dry-run');
    assert.match(refused.output, /Cannot promote .*calls\/broken: .* is gone \(all visitors\)/s);
    const told = await release('promote', 'browse@1.0.0+aaaaaaa', '--dry-run', '--platform', document);
    assert.match(told.output, /review {2}events\/unpublished.*not done, but possible/s);
  });

  it('explains a document that it cannot read', async () => {
    await buildBrowse();
    const { code, output } = await release('check', 'browse', '--platform', 'none.json');
    assert.equal(code, 1);
    assert.match(output, /--platform none\.json is no OpenAPI document/);
  });
});
