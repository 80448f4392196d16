import { paths } from '@shared-kernel/contracts/system/paths';
import { PaymentPasswordRequired } from '@shared-kernel/forms/payment';
import { FundsCard, RecentTransfers } from '@shared-kernel/forms/transfer';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type Transferable, useTransferable } from './api/transfer-calls.ts';
import { TransferForm } from './transfer-form.tsx';
import styles from './upline-transfer.page.module.css';

/** Who gets it, what may go now, and what turnover holds of the rest. */
const Funds = ({ funds }: { readonly funds: Transferable }) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { money } = useFormat();
  const { upline, withdrawable, balance, locked } = funds;
  const lines = [
    [t('uplineTransfer.to'), upline],
    [tCommon('balance.total'), money(balance)],
    ...(parseAmount(locked) > 0 ? [[t('uplineTransfer.locked'), money(locked)] as const] : []),
  ] as const;
  return (
    <FundsCard label={t('uplineTransfer.can')} amount={withdrawable}>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FundsCard>
  );
};

const FUNDS_PX = 140;
const FORM_PX = 240;

const NoUpline = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('uplineTransfer.none')}
      text={t('uplineTransfer.noneText')}
      action={<LinkButton to={paths.memberCentre}>{t('uplineTransfer.centre')}</LinkButton>}
    />
  );
};

const Wait = () => (
  <>
    <Skeleton height={FUNDS_PX} />
    <Skeleton height={FORM_PX} />
  </>
);

/** Money to the member's upline: who that is, what may go, the way to send it, and what was sent. */
export const Page = () => {
  const { t } = useTranslation('member');
  return (
    <Column>
      <Loaded
        query={useTransferable()}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('uplineTransfer.failed'), text: t('uplineTransfer.failedText') }}
        missing={<NoUpline />}
      >
        {(funds) => (
          <>
            <Funds funds={funds} />
            <PaymentPasswordRequired>
              {(lockedUntil) => <TransferForm funds={funds} lockedUntil={lockedUntil} />}
            </PaymentPasswordRequired>
            <RecentTransfers label={t('uplineTransfer.recent')} transfers={funds.recent}>
              <LinkButton to={paths.accountRecord} variant="quiet" isBlock>
                {t('uplineTransfer.records')}
              </LinkButton>
            </RecentTransfers>
          </>
        )}
      </Loaded>
    </Column>
  );
};
