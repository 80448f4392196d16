import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runScript, type ScriptResult } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { refusedAdvisories } from './advisories.ts';
import { billOfMaterials, partsOfBill } from './bill-of-materials.ts';
import { refusedLicences } from './licences.ts';
import type { Part } from './part.ts';
import { productionParts, shippedFolders } from './production-parts.ts';

const TODAY = '2026-06-15';
const part = (name: string, version = '1.0.0', licence = 'MIT'): Part => ({ name, version, licence, isOwn: false });

describe('licences', () => {
  it('that are not on the list are refused, and those that nobody can read', () => {
    const parts = [
      part('free'),
      part('copyleft', '2.0.0', 'GPL-3.0-only'),
      part('file', '1.0.0', 'SEE LICENSE IN x'),
      part('mute', '1.0.0', ''),
    ];
    assert.deepEqual(refusedLicences(parts, TODAY, []), [
      'copyleft@2.0.0 is under "GPL-3.0-only", which is not allowed',
      'file@1.0.0 is under "SEE LICENSE IN x", which is not allowed',
      'mute@1.0.0 is under "no licence that it names", which is not allowed',
    ]);
  });

  it('may be chosen where there are several, and must all be allowed where all hold', () => {
    assert.deepEqual(refusedLicences([part('choice', '1.0.0', '(GPL-2.0 OR MIT)')], TODAY, []), []);
    assert.equal(refusedLicences([part('both', '1.0.0', 'GPL-2.0-only AND MIT')], TODAY, []).length, 1);
  });

  it('may be excepted until a day, as long as something needs it', () => {
    const exception = { part: 'x@1.0.0', what: 'GPL-3.0-only', reason: 'a reason', until: TODAY };
    const parts = [part('x', '1.0.0', 'GPL-3.0-only')];
    assert.deepEqual(refusedLicences(parts, TODAY, [exception]), []);
    assert.deepEqual(refusedLicences(parts, '2026-06-16', [exception]), [
      'x@1.0.0 is under "GPL-3.0-only", which is not allowed',
      'the exception of x@1.0.0 (GPL-3.0-only) ended on 2026-06-15: look again',
    ]);
    assert.match(refusedLicences([part('x', '1.0.1')], TODAY, [exception]).join(), /needed by nothing/);
  });
});

describe('advisories', () => {
  const advisory = (severity: string, vulnerable_versions = '<2.0.0') => ({
    url: 'https://example.test/GHSA-1',
    title: 'It breaks',
    severity,
    vulnerable_versions,
  });

  it('refuse what ships in a version that a high or critical one names', () => {
    const refused = (severity: string, version: string) =>
      refusedAdvisories([part('x', version)], { x: [advisory(severity)] }, TODAY, []);
    assert.deepEqual(refused('high', '1.9.0'), ['x@1.9.0: high, It breaks (https://example.test/GHSA-1)']);
    assert.equal(refused('critical', '1.0.0').length, 1);
    assert.deepEqual(refused('moderate', '1.0.0'), []);
    assert.deepEqual(refused('high', '2.0.0'), []);
  });

  it('may be excepted by name until a day', () => {
    const exception = { part: 'x@1.0.0', what: 'GHSA-1', reason: 'a reason', until: TODAY };
    const refused = (today: string) => refusedAdvisories([part('x')], { x: [advisory('high')] }, today, [exception]);
    assert.deepEqual(refused(TODAY), []);
    assert.equal(refused('2026-06-16').length, 2);
  });
});

describe('what ships', () => {
  let root: string;
  const install = async (path: string, json: object): Promise<void> => {
    await mkdir(join(root, path), { recursive: true });
    await writeFile(join(root, path, 'package.json'), JSON.stringify(json));
  };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'supply-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('is what the packages need, with what that needs, and nothing that only development needs', async () => {
    await install('app', { name: 'app', dependencies: { a: '1' }, devDependencies: { tool: '1' } });
    await install('app/node_modules/a', {
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      dependencies: { b: '1' },
      optionalDependencies: { absent: '1' },
    });
    await install('app/node_modules/b', { name: 'b', version: '2.0.0', license: 'ISC', dependencies: { a: '1' } });
    await install('app/node_modules/tool', { name: 'tool', version: '1.0.0' });
    assert.deepEqual(productionParts([join(root, 'app')]), [part('a'), part('b', '2.0.0', 'ISC')]);
  });

  it('must be installed to be looked at', async () => {
    await install('app', { name: 'app', dependencies: { a: '1' } });
    assert.throws(() => productionParts([join(root, 'app')]), /a, which .*app needs, is not installed/);
  });

  it('holds the site’s own libraries, and no build tool', () => {
    const names = productionParts(shippedFolders(WORKSPACE)).map(({ name }) => name);
    for (const name of ['react', 'hono', 'pg', 'jose']) assert.ok(names.includes(name), name);
    for (const name of ['@rspack/core', 'jest', 'typescript', '@playwright/test'])
      assert.ok(!names.includes(name), name);
  });
});

it('a bill of materials gives back the packages it was made of, each once, without the house’s own', () => {
  const own: Part = { name: 'shared-kernel', version: '1.0.0', licence: '', isOwn: true };
  const parts = [part('@scope/x', '2.0.0', '(MIT OR ISC)'), part('a'), part('a')];
  const bill = billOfMaterials({ name: 'browse', version: '1.0.0' }, [...parts, own]);
  assert.deepEqual(partsOfBill(bill), [part('@scope/x', '2.0.0', '(MIT OR ISC)'), part('a')]);
  const { bomFormat, specVersion, components } = JSON.parse(bill);
  assert.deepEqual([bomFormat, specVersion], ['CycloneDX', '1.6']);
  assert.deepEqual(
    components.map(({ purl }: { purl?: string }) => purl),
    ['pkg:npm/%40scope/x@2.0.0', 'pkg:npm/a@1.0.0', undefined],
  );
});

describe('pnpm supply-chain', () => {
  let server: Server;
  let asked: Record<string, string[]>;
  afterEach(() => {
    server.close();
  });
  /** A registry on this machine, that answers so. */
  const supply = async (status: number, answer: object, ...options: string[]): Promise<ScriptResult> => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        asked = JSON.parse(body);
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const script = join(import.meta.dirname, 'supply-chain.ts');
    return runScript(script, ['--registry', `http://127.0.0.1:${port}/npm`, ...options], { cwd: WORKSPACE });
  };

  it('passes where nothing is known, having asked for everything that ships', async () => {
    const { code, output } = await supply(200, {});
    assert.equal(code, 0, output);
    assert.match(output, /all allowed\nadvisories, high and critical: none\n$/);
    assert.ok(asked.hono?.length === 1 && asked.pg);
  });

  it('fails on a serious advisory', async () => {
    const { code, output } = await supply(200, {
      hono: [{ url: 'https://example.test/GHSA-2', title: 'It leaks', severity: 'critical', vulnerable_versions: '*' }],
    });
    assert.equal(code, 1);
    assert.match(output, /REFUSED\n {2}hono@\S+: critical, It leaks/);
  });

  it('says plainly that nothing is known where the registry does not answer, and does not fail', async () => {
    const { code, output } = await supply(405, {});
    assert.equal(code, 0);
    assert.match(output, /advisories: NOT KNOWN\. http:\S+ was asked, and it answers 405/);
  });

  it('fails there for who asks for it', async () => {
    const { code, output } = await supply(405, {}, '--strict');
    assert.equal(code, 1);
    assert.match(output, /NOT KNOWN/);
  });
});
