import { PASSKEY_NAME_MAX } from '@shared-kernel/contracts/account/passkeys';
import { Form, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { type Passkey, useRenamePasskey } from './api/passkeys.ts';

interface RenamePasskeySheetProps {
  /** The one that is renamed; closed without one. */
  readonly passkey: Passkey | undefined;
  readonly onClose: () => void;
}

const RenameForm = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { mutateAsync: rename } = useRenamePasskey();
  const form = useAppForm({
    texts: 'account',
    defaultValues: { name: passkey.name },
    fields: { name: { required: true, maxLength: PASSKEY_NAME_MAX, says: 'field.passkeyName' } },
    submit: ({ name }) => rename({ id: passkey.id, name }),
    onSuccess: onClose,
  });
  return (
    <Form form={form} label={t('passkeys.renameTitle')}>
      <TextField of={form.fields.name} label={t('passkeys.name')} autoComplete="off" enterKeyHint="go" />
      <SubmitButton form={form}>{t('passkeys.save')}</SubmitButton>
    </Form>
  );
};

export const RenamePasskeySheet = ({ passkey, onClose }: RenamePasskeySheetProps) => {
  const { t } = useTranslation('account');
  return (
    <Sheet isOpen={passkey !== undefined} onClose={onClose} title={t('passkeys.renameTitle')}>
      {passkey !== undefined && <RenameForm passkey={passkey} onClose={onClose} />}
    </Sheet>
  );
};
