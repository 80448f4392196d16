import { Note } from '@shared-kernel/ui/note';
import { useTranslation } from 'shared-kernel/i18n';
import { useNow } from 'shared-kernel/timer';
import type { ServiceEntry } from '../../shared/service-channels/channels.ts';
import { isOffDuty } from '../../shared/service-channels/hours.ts';
import { LeaveMessage } from './leave-message.tsx';

const MINUTE_MS = 60_000;

/** While nobody answers on any channel: that it is so, and a message instead. */
export const OffDuty = ({ entries }: { readonly entries: readonly ServiceEntry[] }) => {
  const { t } = useTranslation('browse');
  if (!isOffDuty(entries, useNow(MINUTE_MS))) return null;
  return (
    <>
      <Note>{t('service.offDuty')}</Note>
      <LeaveMessage />
    </>
  );
};
