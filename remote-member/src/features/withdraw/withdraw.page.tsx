import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useBankCards } from '../../shared/bank-accounts/bank-account-calls.ts';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { useWithdrawable } from './api/withdraw-calls.ts';
import { FundsCard } from './funds-card.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import { WithdrawSteps } from './withdraw-steps.tsx';

const FUNDS_PX = 120;
const STEPS_PX = 280;

const Wait = () => (
  <>
    <Skeleton height={FUNDS_PX} />
    <Skeleton height={STEPS_PX} />
  </>
);

/** What may be withdrawn, what holds the rest, and the way to have it sent. */
export const Page = () => {
  const { t } = useTranslation('member');
  const accounts = useBankCards();
  return (
    <Column>
      <Loaded
        query={useWithdrawable()}
        wait={<Wait />}
        look="page"
        failed={{ title: t('withdraw.failed'), text: t('withdraw.failedText') }}
      >
        {(funds) => (
          <>
            {funds.exclusion !== undefined && <BreakNote at="withdraw" exclusion={funds.exclusion} />}
            <FundsCard funds={funds} />
            <TurnoverCard {...funds} />
            <WithdrawSteps funds={funds} accounts={accounts} />
          </>
        )}
      </Loaded>
      <LinkButton to={paths.withdrawalRecord} variant="quiet" isBlock>
        {t('withdraw.records')}
      </LinkButton>
    </Column>
  );
};
