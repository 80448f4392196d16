import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { type Deposit, useReportDepositPaid } from './api/calls.ts';
import styles from './deposit.module.css';

/** A press is seen to do something, however quick the answer. */
const LEAST_BUSY_MS = 400;

const leastBusy = () => new Promise((resolve) => setTimeout(resolve, LEAST_BUSY_MS));

/** The member's word that the deposit is paid: told to the operator, then looked for; `look` follows every word. */
export const useReportPaid = ({ orderNo }: Deposit, look: () => void) => {
  const language = useLanguage();
  const { mutateAsync } = useReportDepositPaid();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const report = async () => {
    setState('busy');
    const [told] = await Promise.allSettled([mutateAsync({ orderNo, language }), leastBusy()]);
    setState(told.status === 'fulfilled' ? 'idle' : 'failed');
    if (told.status === 'fulfilled') look();
  };
  return { report: () => void report(), isBusy: state === 'busy', hasFailed: state === 'failed' };
};

/** What a member may expect who has said that it is paid. */
export const ReportedNote = ({ deposit: { minutes = 0, channelName } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  return (
    <div role="status">
      <Note>
        {t('deposit.reported.title')}{' '}
        {minutes > 0 && `${t('deposit.reported.usually', { channel: channelName, count: minutes })} `}
        {t('deposit.reported.leave')}
      </Note>
    </div>
  );
};

/** When it was last looked for; above the button that looks again. */
export const LookedAt = ({ deposit: { serverTime } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { clock } = useFormat();
  return serverTime === undefined ? null : (
    <p className={styles.news}>{t('deposit.reported.looked', { time: clock(serverTime) })}</p>
  );
};
