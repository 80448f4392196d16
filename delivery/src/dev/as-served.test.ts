import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HostRelease } from '@shared-kernel/contracts/release/release';
import { asServed } from './as-served.ts';

const described = { integrity: 'sha384-x', bytes: 1, gzipBytes: 1 };
const host: HostRelease = {
  schema: 1,
  kind: 'host',
  name: 'host',
  version: '1.0.0',
  commit: 'aaaaaaa',
  builtAt: '2026-01-01T00:00:00.000Z',
  files: { 'host.js': described, 'host.1a2b.hot-update.js': described },
  provides: { kernel: '1.0.0' },
  preload: { scripts: ['host.js', 'host.1a2b.hot-update.js'], styles: [] },
  shares: { 'shared-kernel/api': { scripts: ['api.js', 'api.1a2b.hot-update.js'], styles: [] } },
};

describe('a development release', () => {
  it('gives a fresh page none of the updates that older pages have taken', () => {
    const { preload, shares, files } = asServed(host) as HostRelease;
    assert.deepEqual(preload.scripts, ['host.js']);
    assert.deepEqual(shares['shared-kernel/api']?.scripts, ['api.js']);
    assert.deepEqual(Object.keys(files), ['host.js']);
  });

  it('promises no bytes, because the next compilation replaces them', () => {
    assert.equal(asServed(host).files['host.js']?.integrity, '');
  });
});
