import { releaseId } from '@shared-kernel/contracts/release/release';
import { wireProblems } from '@shared-kernel/contracts/wire/wire-problems';
import { proven } from '../finding.ts';
import type { ReleaseRule } from '../rule.ts';

export const calls: ReleaseRule = {
  id: 'calls/broken',
  summary: 'Every call that a release makes is answered by the live platform, as the release reads it.',
  advice: 'Deploy the platform that answers it first, or build against the contracts of the live one.',
  faultsOf: (release, { platform }) =>
    platform === undefined
      ? []
      : Object.entries(release.facts?.calls ?? {}).flatMap(([name, call]) =>
          wireProblems(call, platform[name]).map((problem) => proven(releaseId(release), `${name}: ${problem}`)),
        ),
};
