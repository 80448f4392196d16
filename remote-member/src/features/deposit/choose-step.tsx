import { paths } from '@shared-kernel/contracts/system/paths';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { ReceiptText } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { choicesOf, type DepositMethods, useDepositMethods } from './api/calls.ts';
import styles from './deposit.module.css';
import { DepositForm } from './deposit-form.tsx';
import { WaitingDeposits } from './waiting-deposits.tsx';

/** In the form's place while the member takes a break from play: until when, and what is open meanwhile. */
const OnBreak = ({ exclusion }: { readonly exclusion: NonNullable<DepositMethods['exclusion']> }) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  return (
    <>
      <BreakNote at="deposit" exclusion={exclusion} />
      <LinkButton to={paths.withdraw} variant="primary" isBlock>
        {tCommon('withdraw')}
      </LinkButton>
      <LinkButton to={paths.security} variant="quiet" isBlock>
        {t('break.see')}
      </LinkButton>
    </>
  );
};

const ROWS = { tiles: 84, channel: 72, amount: 160 } as const;

/** In the size of methods, channels and amount. */
const ChooseSkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.stack} role="status" aria-label={t('deposit.loading')} aria-busy="true">
      <Skeleton height={ROWS.tiles} />
      <Skeleton height={ROWS.channel} />
      <Skeleton height={ROWS.channel} />
      <Skeleton height={ROWS.amount} />
    </div>
  );
};

/** What is there already, and the way to what was paid in before. */
const BalanceNow = () => {
  const { t } = useTranslation('member');
  const isVisible = useBalanceVisibility();
  return (
    <div className={styles.apart}>
      <div>
        <p className={styles.dim}>{t('deposit.balance')}</p>
        <Loaded
          query={useBalance()}
          fallback={<Skeleton width={120} height={24} radius="line" />}
          variant="line"
          errorFallback={{ title: t('deposit.balanceFailed') }}
        >
          {(balance) => (
            <BalanceAmount
              balance={balance}
              note={balance.bonusPlayed === undefined ? undefined : t('bonus.played', { percent: balance.bonusPlayed })}
              isHidden={!isVisible}
            />
          )}
        </Loaded>
      </div>
      <LinkButton to={paths.depositRecord} size="s" icon={ReceiptText}>
        {t('deposit.records')}
      </LinkButton>
    </div>
  );
};

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
        variant="page"
        fallback={<ChooseSkeleton />}
        errorFallback={{ title: t('deposit.failed'), text: t('deposit.failedText') }}
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
