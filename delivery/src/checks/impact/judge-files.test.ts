import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeFiles } from './impact.ts';

const releasesOf = (...files: string[]) => judgeFiles(files).releases;

describe('the impact of files', () => {
  it('are counted by package, what tools write apart', () => {
    const { written, generated, packages } = judgeFiles([
      'remote-agent/src/manifest.ts',
      'remote-agent/src/remote.tsx',
      'platform/src/money/deposits/deposits.tables.ts',
      'platform/migrations/0009_deposits.sql',
      'platform/migrations/meta/_journal.json',
      'shared-kernel/api/released.json',
      'pnpm-lock.yaml',
      'README.md',
    ]);
    assert.equal(written.length, 4);
    assert.equal(generated.length, 4);
    assert.deepEqual(Object.fromEntries(packages), { 'remote-agent': 2, platform: 1, '.': 1 });
  });

  it('name the packages that have to go live', () => {
    assert.deepEqual(releasesOf('remote-agent/src/manifest.ts', 'platform/src/agent/agent.area.ts'), [
      'agent',
      'platform',
    ]);
    assert.deepEqual(releasesOf('host/edge/document.ts'), ['host']);
    assert.deepEqual(releasesOf('shared-kernel/node/src/guarded-server.ts'), ['host', 'platform']);
  });

  it('ask for no release for tests, documents, tools and brands', () => {
    assert.deepEqual(
      releasesOf(
        'remote-agent/src/features/agent-home/agent-home.page.test.tsx',
        'shared-kernel/testing/src/render-page.tsx',
        'shared-kernel/ui/src/components/button/button.gallery.tsx',
        'e2e/flows/visits.ts',
        'docs/forms.md',
        'delivery/src/stack/start.ts',
        'host/brands/perlas/brand.json',
      ),
      [],
    );
  });

  it('ask for the host where it provides the part of the kernel, and not where builds carry it', () => {
    assert.deepEqual(releasesOf('shared-kernel/runtime/src/session/session.ts'), ['host']);
    assert.deepEqual(releasesOf('shared-kernel/ui/src/components/button/button.tsx'), ['host']);
    assert.deepEqual(
      releasesOf(
        'shared-kernel/contracts/src/member/member.ts',
        'shared-kernel/ui/src/icons/icons.ts',
        'shared-kernel/runtime/src/events/event-map.ts',
        'shared-kernel/runtime/package.json',
      ),
      [],
    );
  });
});
