import { useTranslation } from 'shared-kernel/i18n';
import { useNow } from 'shared-kernel/timer';
import type { ServiceEntry } from './channels.ts';
import { dutyOf } from './hours.ts';

const MINUTE_MS = 60_000;

/** When an entry is answered, as it is now. */
export const DutyText = ({ entry }: { readonly entry: ServiceEntry }) => {
  const { t } = useTranslation('browse');
  const duty = dutyOf(entry, useNow(MINUTE_MS));
  if (duty.kind === 'always') return t('channel.always');
  return duty.kind === 'open'
    ? t('channel.openUntil', { time: duty.until })
    : t('channel.opensAt', { time: duty.from });
};
