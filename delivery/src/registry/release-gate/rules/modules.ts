import { releaseId } from '@shared-kernel/contracts/release/release';
import { ADVICE, unmetNeeds } from '../../live/compatibility.ts';
import { proven } from '../finding.ts';
import type { PairRule } from '../rule.ts';

export const modules: PairRule = {
  id: 'modules/missing',
  summary: 'The host provides every shared module and name that a remote imports, in its range of kernel versions.',
  advice: ADVICE.needs,
  faultsOf: (one, other) => {
    const host = one.kind === 'host' ? one : other;
    const remote = one.kind === 'remote' ? one : other;
    if (host.kind !== 'host' || remote.kind !== 'remote') return [];
    return unmetNeeds(host, remote).map((need) => proven(releaseId(remote), need));
  },
};
