import type { proposeContract, withdrawContract } from '@shared-kernel/contracts/agent/contracts';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Note } from '@shared-kernel/ui/note';
import { showToast } from '@shared-kernel/ui/toast';
import type { ApiError, FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useIsGone } from './use-is-gone.ts';

const FAILURES = {
  'contract.tiers': 'team.contracts.tiersWrong',
  'contract.range': 'team.contracts.range',
  'contract.pending': 'team.contracts.pending',
  'contract.member': 'team.contracts.noContracts',
  'contract.gone': 'team.contracts.gone',
  'contract.answered': 'team.contracts.gone',
  'not.found': 'team.notDirect',
  otherwise: 'team.contracts.unknown',
} as const satisfies Failures<
  'agent',
  never,
  FailureCodeOf<typeof proposeContract> | FailureCodeOf<typeof withdrawContract>
>;

/** Why a contract was not proposed or withdrawn, or that this is not known; nothing without an error. */
export const ContractFailure = ({ error }: { readonly error: ApiError | null }) => {
  const { t } = useTranslation('agent');
  return error === null ? null : <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>;
};

/** What to do about a failure: `onFailed`, or, where its place is no longer open, say it all the same. */
export const useContractFailed = (onFailed: () => void): ((failure: ApiError) => void) => {
  const { t } = useTranslation('agent');
  const isGone = useIsGone();
  return (failure) => {
    if (isGone.current) showToast({ text: t(wordsOf(FAILURES, failure)), tone: 'bad' });
    else onFailed();
  };
};
