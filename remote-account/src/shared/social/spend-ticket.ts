import { linkSocial } from '@shared-kernel/contracts/account/social';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { showToast } from '@shared-kernel/ui/toast';
import { callApi, type FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { liveTicket, socialTicket } from './social-journey.ts';

const FAILURES = {
  'social.taken': 'provider.taken',
  otherwise: 'provider.notLinked',
} as const satisfies Failures<'account', never, FailureCodeOf<typeof linkSocial>>;

/** Links whoever has just come in with whom a provider proved in this tab, and says what came of it; the login itself stands either way. */
export const useSpendTicket = () => {
  const { t } = useTranslation('account');
  return async (): Promise<void> => {
    const kept = liveTicket();
    if (kept === null) return;
    socialTicket.remove();
    const name = t(`provider.name.${kept.provider}`);
    try {
      await callApi(linkSocial, { ticket: kept.ticket });
      showToast({ text: t('provider.linked', { name }), tone: 'ok' });
    } catch (error) {
      showToast({ text: t(wordsOf(FAILURES, error), { name }), tone: 'bad' });
    }
  };
};
