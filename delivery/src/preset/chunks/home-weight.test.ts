import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Release } from '@shared-kernel/contracts/release/release';
import { readBuild } from '../../registry/builds/build-files.ts';
import { buildPackages } from '../../stack/builds/build-packages.ts';
import { createProgress } from '../../stack/terminal/progress.ts';
import { BUILT_PACKAGES, type BuiltName } from '../../workspace/workspace.ts';

/** Today's weight, shared modules of the host included; the target is 170 (docs/decisions/0004-start-up.md). */
const MOST_KILOBYTES = 178.5;

const build = async (name: BuiltName): Promise<Release> => {
  const [dist = assert.fail('not built')] = await buildPackages(
    createProgress(),
    BUILT_PACKAGES.filter((each) => each.name === name),
  );
  return readBuild(dist);
};

const weightOf = ({ files }: Release, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (files[name]?.gzipBytes ?? assert.fail(name)), 0);

test(`the JavaScript of home’s first view weighs ${MOST_KILOBYTES} KB at most`, async () => {
  const [host, browse] = [await build('host'), await build('browse')];
  assert.ok(host.kind === 'host' && browse.kind === 'remote');
  const { start, pages } = browse.preload;
  const { scripts = [], texts, consumes = [] } = pages.home ?? assert.fail('no home');
  const shared = consumes.flatMap((request) => host.shares[request]?.scripts ?? []);
  const weight =
    weightOf(host, [...new Set([...host.preload.scripts, ...shared])]) +
    weightOf(browse, [...start.scripts, ...scripts, ...(texts?.EN ?? assert.fail('no texts'))]);
  assert.ok(weight <= MOST_KILOBYTES * 1024, `${weight} bytes`);
});
