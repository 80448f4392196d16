import { Countdown } from '@shared-kernel/ui/countdown';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { DepositMethods } from './api/calls.ts';

interface WaitingDepositsProps {
  readonly deposits: DepositMethods['waiting'];
  /** A break from play is on: nobody is asked to pay. */
  readonly isInBreak?: boolean;
  readonly onOpen: (orderNo: string) => void;
}

/** What was ordered and not yet paid: nothing is lost by leaving the page. */
export const WaitingDeposits = ({ deposits, isInBreak = false, onOpen }: WaitingDepositsProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  if (deposits.length === 0) return null;
  return (
    <RowList label={t('deposit.waitingList')}>
      {deposits.map(({ orderNo, amount, channel, channelName, dueAt }) => (
        <ListRow
          key={orderNo}
          lead={<Icon of={Clock} />}
          title={t(isInBreak ? 'deposit.waitsFor' : 'deposit.payNow', { amount: money(amount) })}
          sub={channelName || channel}
          badge={!isInBreak && dueAt !== undefined && <Countdown until={dueAt} label={t('deposit.timeLeft')} />}
          onPress={() => onOpen(orderNo)}
        />
      ))}
    </RowList>
  );
};
