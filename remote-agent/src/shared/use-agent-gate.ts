import { type Gate, useGate } from 'shared-kernel/gate';
import { useTranslation } from 'shared-kernel/i18n';

/** The way to the agent's pages: without a session nothing happens (specification: accounts §2). */
export const useAgentGate = (): Gate => {
  const { t } = useTranslation('agent');
  return useGate({ forGuests: 'stay', unavailableText: t('unavailable') });
};
