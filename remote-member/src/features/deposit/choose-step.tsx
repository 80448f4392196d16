import { paths } from '@shared-kernel/contracts/system/paths';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { useTranslation } from 'shared-kernel/i18n';
import { useDepositMethods } from './api/deposit-methods.ts';
import { BalanceNow } from './balance-now.tsx';
import { choicesOf } from './choices.ts';
import { ChooseSkeleton } from './choose-skeleton.tsx';
import { DepositForm } from './deposit-form.tsx';
import { OnBreak } from './on-break.tsx';
import { WaitingDeposits } from './waiting-deposits.tsx';

const NoChannels = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      drawing={<Drawing of="boat" />}
      title={t('deposit.none')}
      text={t('deposit.noneText')}
      action={<LinkButton to={paths.service}>{t('deposit.service')}</LinkButton>}
    />
  );
};

interface ChooseStepProps {
  readonly onOpened: (orderNo: string) => void;
}

/** What still waits to be paid, then a new deposit. */
export const ChooseStep = ({ onOpened }: ChooseStepProps) => {
  const { t } = useTranslation('member');
  return (
    <>
      <BalanceNow />
      <Loaded
        query={useDepositMethods()}
        look="page"
        wait={<ChooseSkeleton />}
        failed={{ title: t('deposit.failed'), text: t('deposit.failedText') }}
        isEmpty={(methods) => choicesOf(methods).length === 0 && methods.waiting.length === 0}
        empty={<NoChannels />}
      >
        {(methods) =>
          methods.exclusion === undefined ? (
            <>
              <WaitingDeposits deposits={methods.waiting} onOpen={onOpened} />
              <DepositForm choices={choicesOf(methods)} onOpened={onOpened} />
            </>
          ) : (
            <>
              <OnBreak exclusion={methods.exclusion} />
              <WaitingDeposits deposits={methods.waiting} isInBreak onOpen={onOpened} />
            </>
          )
        }
      </Loaded>
    </>
  );
};
