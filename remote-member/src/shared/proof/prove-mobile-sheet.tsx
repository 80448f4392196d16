import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig, proveMobile, sendMobileCode } from '@shared-kernel/contracts/member/profile';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { CodeProofForm } from './code-proof-form.tsx';

interface ProveMobileProps {
  /** Masked: where the code goes. */
  readonly mobile: string;
  readonly onClose: () => void;
}

const FAILURES = { 'mobile.taken': 'mobile.taken' } as const;

const ProveMobileForm = ({ mobile, onClose }: ProveMobileProps) => {
  const { t } = useTranslation('member');
  const send = useApiMutation(sendMobileCode);
  const prove = useApiMutation(proveMobile, { invalidates: [getSecurityConfig, getPaymentPassword] });
  return (
    <CodeProofForm
      action={t('mobile.prove')}
      why={t('mobile.why')}
      to={mobile}
      send={() => send.mutateAsync({})}
      prove={prove.mutateAsync}
      done={t('mobile.proved')}
      failures={FAILURES}
      onClose={onClose}
    />
  );
};

/** Proves by an SMS code that the number given at registration is the member's own. */
export const ProveMobileSheet = ({ isOpen, ...form }: ProveMobileProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('mobile.prove')}>
      <ProveMobileForm {...form} />
    </Sheet>
  );
};
