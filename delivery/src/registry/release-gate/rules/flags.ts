import { releaseId } from '@shared-kernel/contracts/release/release';
import { review } from '../finding.ts';
import type { PairRule } from '../rule.ts';

export const flags: PairRule = {
  id: 'flags/unknown',
  summary: 'The flags that a remote reads are among those that the host’s kernel names.',
  advice: 'A flag that no merchant has is off: look whether it was renamed, or add it to the kernel’s flag names.',
  faultsOf: (one, other) => {
    const host = [one, other].find(({ kind }) => kind === 'host');
    const remote = [one, other].find(({ kind }) => kind === 'remote');
    const known = host?.facts?.knownFlags;
    if (remote?.facts === undefined || known === undefined) return [];
    // What its own kernel does not name either was newer than the names when it was built.
    const { flags: read, knownFlags } = remote.facts;
    return read
      .filter((flag) => !known.includes(flag))
      .map((flag) =>
        review(
          releaseId(remote),
          `reads the flag ${flag}, which ${host === undefined ? 'the host' : releaseId(host)} does not name${
            knownFlags.includes(flag) ? ' any more' : ''
          }`,
        ),
      );
  },
};
