import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import {
  makeKeysIfNone,
  makeRootIfNone,
  ownRootFiles,
  parseSigningKey,
  type RegistryKeys,
  readRegistryKeys,
  type SigningKey,
} from 'delivery/registry';

const execute = promisify(execFile);
const RELEASE_COMMAND = fileURLToPath(new URL('../../../delivery/src/cli/release.ts', import.meta.url));

/** Keys with a root, which any registry of a test can have. */
export interface Trust {
  readonly home: string;
  readonly keys: RegistryKeys;
  readonly rootFile: string;
  readonly rootKey: string;
  dispose(): Promise<void>;
}

export const makeTrust = async (): Promise<Trust> => {
  const home = await mkdtemp(join(tmpdir(), 'keys-'));
  const registry = join(home, 'registry');
  await makeKeysIfNone(registry, {});
  await makeRootIfNone(registry, {});
  const files = ownRootFiles(registry);
  return {
    home,
    keys: await readRegistryKeys(registry, {}),
    rootFile: files.root,
    rootKey: files.rootKey,
    dispose: () => rm(home, { recursive: true, force: true }),
  };
};

/** Each line as `pnpm release root` takes it. */
export const runRoot = async (
  { home, rootFile }: Trust,
  registry: string,
  ...lines: readonly string[]
): Promise<void> => {
  const options = ['--draft', join(home, 'draft.json'), '--registry', registry];
  for (const line of lines)
    await execute(process.execPath, [RELEASE_COMMAND, 'root', ...line.split(' '), ...options], {
      env: { ...process.env, ROOT_FILE: rootFile },
    });
};

/** Another key for pointers, and the file of its public half. */
export const nextKey = async ({ home }: Trust): Promise<{ readonly file: string; readonly key: SigningKey }> => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(await mkdtemp(join(home, 'next-')), 'pointers-keys.pem');
  await writeFile(file, publicKey.export({ format: 'pem', type: 'spki' }));
  return { file, key: parseSigningKey(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), 'a test') };
};

/** Lets another key sign the pointers in place of the one that could: two roots. */
export const rotatePointersKey = async (trust: Trust, registry: string): Promise<SigningKey> => {
  const { file, key } = await nextKey(trust);
  await runRoot(trust, registry, `add-key pointers ${file}`, `sign ${trust.rootKey}`, 'publish --force');
  const revoke = `revoke-key pointers ${trust.keys.pointersKey?.id}`;
  await runRoot(trust, registry, revoke, `sign ${trust.rootKey}`, 'publish --force');
  return key;
};

export const documentOf = async (url: string): Promise<ReleaseDocument> => (await fetch(`${url}/m/_release`)).json();

/** The version of browse that a document has. */
export const browseOf = ({ remotes }: ReleaseDocument): string | undefined =>
  remotes.find(({ live }) => live.name === 'browse')?.live.version;

/** The document once the server has seen a revision of the registry. */
export const seen = async (url: string, revision: number): Promise<ReleaseDocument> => {
  for (;;) {
    const document = await documentOf(url);
    if (document.revision >= revision) return document;
    await nextTurn();
  }
};
