import { getSecurityConfig, proveEmail, sendEmailCode } from '@shared-kernel/contracts/member/profile';
import { Button } from '@shared-kernel/ui/button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { CodeProofForm } from '../../../shared/proof/code-proof-form.tsx';

interface ProveEmailProps {
  /** Masked: where the code goes. */
  readonly email: string;
  readonly onClose: () => void;
  /** The address is not the right one. */
  readonly onChange: () => void;
}

const ProveEmailForm = ({ email, onClose, onChange }: ProveEmailProps) => {
  const { t } = useTranslation('member');
  const send = useApiMutation(sendEmailCode);
  const prove = useApiMutation(proveEmail, { invalidates: [getSecurityConfig] });
  return (
    <CodeProofForm
      action={t('security.about.emailProve')}
      why={t('security.about.emailWhy')}
      to={email}
      send={() => send.mutateAsync({})}
      prove={prove.mutateAsync}
      done={t('security.about.emailIsProved')}
      onClose={onClose}
    >
      <Button isBlock onClick={onChange}>
        {t('security.about.emailOther')}
      </Button>
    </CodeProofForm>
  );
};

/** Proves by a mailed code that the address is the member's own; or leads to another address. */
export const ProveEmailSheet = ({ isOpen, ...form }: ProveEmailProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('security.about.emailProve')}>
      <ProveEmailForm {...form} />
    </Sheet>
  );
};
