import { paths } from '@shared-kernel/contracts/system/paths';
import {
  ChangePaymentSheet,
  PaymentPasswordSheet,
  ResetPaymentSheet,
  usePaymentPassword,
  usePaymentTexts,
} from '@shared-kernel/forms/payment';
import { Column } from '@shared-kernel/ui/column';
import { Icon } from '@shared-kernel/ui/icon';
import { LockKeyhole, Wallet } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useBankCards } from '../../shared/bank-accounts/bank-account-calls.ts';
import { AboutSection } from './about/about-section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { LimitsAndBreaks } from './limits-and-breaks.tsx';

type Sheet = 'set' | 'change' | 'reset';

interface PasswordsSectionProps {
  readonly hasPaymentPassword: boolean;
  readonly lockedUntil: string | undefined;
}

/** What opens the account, and what opens the wallet. */
const PasswordsSection = ({ hasPaymentPassword, lockedUntil }: PasswordsSectionProps) => {
  const { t } = useTranslation('member');
  const own = usePaymentTexts();
  const { minute } = useFormat();
  const [sheet, setSheet] = useState<Sheet>();
  const close = () => setSheet(undefined);
  const state = hasPaymentPassword ? t('security.isSet') : t('security.notSet');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.passwords')} />
      <RowList label={t('security.passwords')}>
        <ListRow lead={<Icon of={LockKeyhole} />} title={t('payment.loginPassword')} to={paths.changePassword} />
        <ListRow
          lead={<Icon of={Wallet} />}
          hue="money"
          title={own('entry')}
          sub={lockedUntil === undefined ? state : own('lockedUntil', { when: minute(lockedUntil) })}
          onPress={() => setSheet(hasPaymentPassword ? 'change' : 'set')}
        />
      </RowList>
      <PaymentPasswordSheet isOpen={sheet === 'set'} onClose={close} />
      <ChangePaymentSheet isOpen={sheet === 'change'} onClose={close} onForgotten={() => setSheet('reset')} />
      <ResetPaymentSheet isOpen={sheet === 'reset'} onClose={close} />
    </section>
  );
};

const WAIT_PX = 340;

/** Security centre: the passwords, what the member has told, the accounts that money is sent to, breaks from play, and the limits for what is deposited. */
export const Page = () => {
  const own = usePaymentTexts();
  const accounts = useBankCards();
  const password = usePaymentPassword();
  return (
    <Column>
      <Loaded
        query={password}
        fallback={<Skeleton height={WAIT_PX} />}
        variant="page"
        errorFallback={{ title: own('failed') }}
      >
        {({ hasWithdrawalPassword, lockedUntil }) => (
          <>
            <PasswordsSection hasPaymentPassword={hasWithdrawalPassword} lockedUntil={lockedUntil} />
            <AboutSection />
            <AccountsSection accounts={accounts} hasPaymentPassword={hasWithdrawalPassword} />
          </>
        )}
      </Loaded>
      <LimitsAndBreaks isPlaced={!password.isPending && !accounts.isPending} />
    </Column>
  );
};
