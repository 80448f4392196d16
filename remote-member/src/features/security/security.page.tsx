import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { Headset } from 'shared-kernel/icons';
import { Column } from 'shared-kernel/ui/column';
import { Icon } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
import { SectionHead } from 'shared-kernel/ui/section-head';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useBankCards } from '../../shared/bank-accounts/bank-account-calls.ts';
import { usePaymentPassword } from '../../shared/payment-password/payment-password-calls.ts';
import { AccountsSection } from './accounts-section.tsx';
import { PasswordsSection } from './passwords-section.tsx';

const WAIT_PX = 340;

/** Limits and breaks are set by people until a page of their own does it; here they are found. */
const Limits = () => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.limits')} />
      <RowList label={t('security.limits')}>
        <ListRow
          lead={<Icon of={Headset} />}
          title={t('payment.service')}
          sub={t('security.limitsText')}
          to={paths.service}
        />
      </RowList>
    </section>
  );
};

/** Security centre: the passwords, and the accounts that money is sent to. */
export const Page = () => {
  const { t } = useTranslation('member');
  const accounts = useBankCards();
  return (
    <Column>
      <Loaded
        query={usePaymentPassword()}
        wait={<Skeleton height={WAIT_PX} />}
        look="page"
        failed={{ title: t('payment.failed') }}
      >
        {({ hasWithdrawalPassword, lockedUntil }) => (
          <>
            <PasswordsSection hasPaymentPassword={hasWithdrawalPassword} lockedUntil={lockedUntil} />
            <AccountsSection accounts={accounts} hasPaymentPassword={hasWithdrawalPassword} />
          </>
        )}
      </Loaded>
      <Limits />
    </Column>
  );
};
