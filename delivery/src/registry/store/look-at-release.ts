import type { Release } from '@shared-kernel/contracts/release/release';
import { RELEASE_FILE } from '../builds/build-files.ts';
import { addSignature } from '../keys/signatures.ts';
import { RegistryError } from '../registry-error.ts';
import type { RegistryFolder } from './registry-folder.ts';
import { faultsOfStored } from './stored-faults.ts';
import { isPlain, readStored } from './stored-release.ts';

/** Null: it is not published. Throws a RegistryError for one that no trusted key has signed. */
export const readRelease = async ({ places, trustedKeys }: RegistryFolder, id: string): Promise<Release | null> =>
  (await readStored(places.release(id), id, trustedKeys))?.release ?? null;

/** What is not as it was published, one line each. */
export const findFaults = async ({ places, trustedKeys }: RegistryFolder, id: string): Promise<readonly string[]> => {
  try {
    const stored = await readStored(places.release(id), id, trustedKeys);
    return stored === null ? [`${id} is not published`] : await faultsOfStored(places.release(id), stored.release);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** Adds this registry's signature to a release whose files are as it says. Throws a RegistryError with what is not. */
export const signRelease = async ({ places, signingKey }: RegistryFolder, id: string): Promise<void> => {
  if (signingKey === undefined) throw new RegistryError('There is no key to sign with: RELEASE_KEY_FILE.');
  const stored = await readStored(places.release(id), id);
  if (stored === null) throw new RegistryError(`${id} is not published.`);
  const faults = [
    ...(isPlain(stored) ? [] : [`${RELEASE_FILE} says more than a release of this schema`]),
    ...(await faultsOfStored(places.release(id), stored.release)),
  ];
  if (faults.length > 0) throw new RegistryError(`${id} is not signed:\n  ${faults.join('\n  ')}`);
  await addSignature(places.release(id), stored.text, signingKey);
};
