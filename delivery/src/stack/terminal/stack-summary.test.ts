import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { stackLayout } from '../layout/stack-layout.ts';
import { writeRecord } from '../processes/process-record.ts';
import { describeStack } from './stack-summary.ts';

test('the closing words name outbox, desk and both demo providers by the ports of this site', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'stack-'));
  context.after(() => rm(folder, { recursive: true }));
  const layout = stackLayout({ port: 9000, folder, hasControl: false });
  for (const service of layout.services)
    writeRecord(layout.folder, { ...service, args: [...service.args], nodeArgs: [...service.nodeArgs], pid: 0 });
  const words = await describeStack(layout);
  for (const [name, path] of [
    ['platform', '/outbox'],
    ['platform', '/payments'],
    ['payments', '/'],
    ['openid', '/'],
  ]) {
    const port = layout.services.find((service) => service.name === name)?.port;
    assert.match(words, new RegExp(`http://localhost:${port}${path} `));
  }
});
