import { join } from 'node:path';
import { freePort } from '@shared-kernel/node/testing/free-port';
import type { ProcessRecord } from '../process-record.ts';

/** For tests: a static server of an empty registry, the smallest real process of a site. */
export const sampleService = async (siteFolder: string, name = 'browse'): Promise<Omit<ProcessRecord, 'pid'>> => {
  const port = await freePort();
  return {
    name,
    port,
    script: 'delivery/src/static-server/serve.ts',
    nodeArgs: [],
    args: ['--package', name, '--port', String(port), '--registry', join(siteFolder, 'registry')],
    env: {},
    healthPath: '/_health',
  };
};
