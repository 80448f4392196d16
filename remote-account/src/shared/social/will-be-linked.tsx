import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Note } from 'shared-kernel/ui/note';
import { liveTicket } from './social-journey.ts';

/** Says so on the registration, where a provider has proved who the visitor is. */
export const WillBeLinked = () => {
  const { t } = useTranslation('account');
  const [kept] = useState(liveTicket);
  return kept !== null && <Note>{t('provider.willBeLinked', { name: t(`provider.name.${kept.provider}`) })}</Note>;
};
