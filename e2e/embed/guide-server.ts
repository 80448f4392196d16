import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shared-kernel/node/testing/free-port';
import type { Account } from '../fixtures/control.ts';
import { workspaceFile } from '../fixtures/site.ts';
import { platformNow } from '../flows/lottery-time.ts';
import { register, unregister } from './affiliate.ts';
import { guideBlock, putInto } from './manual.ts';

/** An affiliate who has read the guide and nothing else: its page and its server, with the names that the guide leaves open. */
export const startGuideServer = async (agent: Account, site: string) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const partner = await register(agent, origin, publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  await mkdir(join(folder, 'node_modules'));
  await symlink(workspaceFile('e2e/node_modules/jose'), join(folder, 'node_modules/jose'));
  await writeFile(join(folder, 'partner.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const page = { 'https://luna.example': site, '<partner>': partner };
  await writeFile(join(folder, 'index.html'), putInto(await guideBlock('html'), page));
  // The platform of a test may have another time.
  const apart = (await platformNow()) - Date.now();
  const server = {
    '<partner>': partner,
    "'https://agents.example'": `'${origin}'`,
    "'luna'": `'${agent.brand}'`,
    "'maria'": `'${agent.username}'`,
    'setIssuedAt()': `setIssuedAt(new Date(Date.now() + ${apart}))`,
    'listen(3000)': `listen(${port}, () => console.log('listens'))`,
  };
  await writeFile(join(folder, 'server.mjs'), putInto(await guideBlock('js'), server));
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error("The guide's server has ended."))),
  ]);
  return {
    origin,
    close: async (): Promise<void> => {
      child.kill();
      await rm(folder, { recursive: true, force: true });
      await unregister(partner);
    },
  };
};
