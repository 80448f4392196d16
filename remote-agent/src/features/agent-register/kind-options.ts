import { ACCOUNT_KINDS } from '@shared-kernel/contracts/agent/accounts';
import { useTranslation } from 'shared-kernel/i18n';

/** What an agent can open. */
export const useKindOptions = () => {
  const { t } = useTranslation('agent');
  return ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`agentRegister.kind.${kind}`) }));
};
