import { Column } from '@shared-kernel/ui/column';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useBankCards } from '../../shared/bank-accounts/bank-account-calls.ts';
import { usePaymentPassword } from '../../shared/payment-password/payment-password-calls.ts';
import { AboutSection } from './about/about-section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { BreaksSection } from './breaks/breaks-section.tsx';
import { LimitsSection } from './limits/limits-section.tsx';
import { PasswordsSection } from './passwords-section.tsx';

const WAIT_PX = 340;

/** Security centre: the passwords, what the member has told, the accounts that money is sent to, breaks from play, and the limits for what is deposited. */
export const Page = () => {
  const { t } = useTranslation('member');
  const accounts = useBankCards();
  return (
    <Column>
      <Loaded
        query={usePaymentPassword()}
        fallback={<Skeleton height={WAIT_PX} />}
        variant="page"
        errorFallback={{ title: t('payment.failed') }}
      >
        {({ hasWithdrawalPassword, lockedUntil }) => (
          <>
            <PasswordsSection hasPaymentPassword={hasWithdrawalPassword} lockedUntil={lockedUntil} />
            <AboutSection />
            <AccountsSection accounts={accounts} hasPaymentPassword={hasWithdrawalPassword} />
          </>
        )}
      </Loaded>
      <BreaksSection />
      <LimitsSection />
    </Column>
  );
};
