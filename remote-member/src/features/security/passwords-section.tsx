import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { LockKeyhole, Wallet } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ChangePaymentSheet } from '../../shared/payment-password/change-payment-sheet.tsx';
import { PaymentPasswordSheet } from '../../shared/payment-password/payment-password-sheet.tsx';
import { ResetPaymentSheet } from '../../shared/payment-password/reset-payment-sheet.tsx';

type Sheet = 'set' | 'change' | 'reset';

interface PasswordsSectionProps {
  readonly hasPaymentPassword: boolean;
  readonly lockedUntil: string | undefined;
}

/** What opens the account, and what opens the wallet. */
export const PasswordsSection = ({ hasPaymentPassword, lockedUntil }: PasswordsSectionProps) => {
  const { t } = useTranslation('member');
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
          title={t('payment.entry')}
          sub={lockedUntil === undefined ? state : t('payment.lockedUntil', { when: minute(lockedUntil) })}
          onPress={() => setSheet(hasPaymentPassword ? 'change' : 'set')}
        />
      </RowList>
      <PaymentPasswordSheet isOpen={sheet === 'set'} onClose={close} />
      <ChangePaymentSheet isOpen={sheet === 'change'} onClose={close} onForgotten={() => setSheet('reset')} />
      <ResetPaymentSheet isOpen={sheet === 'reset'} onClose={close} />
    </section>
  );
};
