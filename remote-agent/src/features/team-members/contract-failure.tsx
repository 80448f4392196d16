import { Note } from '@shared-kernel/ui/note';
import { useTranslation } from 'shared-kernel/i18n';

const REFUSALS = {
  'contract.tiers': 'team.contracts.tiersWrong',
  'contract.range': 'team.contracts.range',
  'contract.pending': 'team.contracts.pending',
  'contract.member': 'team.contracts.noContracts',
  'contract.gone': 'team.contracts.gone',
  'contract.answered': 'team.contracts.gone',
} as const;

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Why a contract was not proposed or withdrawn; nothing without a code. */
export const ContractFailure = ({ code }: { readonly code: string | undefined }) => {
  const { t } = useTranslation('agent');
  return code === undefined ? null : (
    <Note tone="bad">{t(isRefusal(code) ? REFUSALS[code] : 'team.contracts.notSent')}</Note>
  );
};
