import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '@shared-kernel/node/lock-file';
import { findProgram, installDebianPackage } from '../../checks/runs/debian-package.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

const LOCKS = join(WORKSPACE, '.site/installs');
const INSTALL_WAIT_MS = 5 * 60_000;

/**
 * The nginx of this machine, or Debian's where it can be installed, as a full path; null: there is none. Test files run side
 * by side: one installs, and the others wait for it.
 */
export const findNginx = async (): Promise<string | null> => {
  const found = findProgram('nginx');
  if (found !== null) return found;
  await mkdir(LOCKS, { recursive: true });
  return withLock(
    join(LOCKS, 'nginx.lock'),
    async () => findProgram('nginx') ?? ((await installDebianPackage('nginx-light')) ? findProgram('nginx') : null),
    INSTALL_WAIT_MS,
  );
};
