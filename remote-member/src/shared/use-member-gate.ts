import { type Gate, useGate } from 'shared-kernel/gate';
import { useTranslation } from 'shared-kernel/i18n';

/** The way to a member's pages: a guest is asked to log in over the page (specification: accounts §6). */
export const useMemberGate = (): Gate => {
  const { t } = useTranslation('member');
  return useGate({ forGuests: 'ask-login', unavailableText: t('message.unavailable') });
};
