import { PASSKEY_NAME_MAX } from '@shared-kernel/contracts/account/passkeys';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { AsksLoginPassword } from '../../shared/login-password/asks-login-password.tsx';
import { makePasskey } from '../../shared/passkey/authenticator.ts';
import { useAddPasskey, useStartPasskey } from './api/passkeys.ts';

interface AddPasskeySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const useAddForm = (onClose: () => void) => {
  const { t } = useTranslation('account');
  const { mutateAsync: start } = useStartPasskey();
  const { mutateAsync: add } = useAddPasskey();
  return useAppForm({
    texts: 'account',
    defaultValues: { name: '', password: '' },
    fields: {
      name: { required: true, maxLength: PASSKEY_NAME_MAX, says: 'field.passkeyName' },
      password: { required: true, maxLength: PASSWORD_MAX, says: 'field.ownPassword' },
    },
    submit: async ({ name, password }) => add({ name, credential: await makePasskey(await start({ password })) }),
    onSuccess: () => {
      showToast({ text: t('passkeys.done'), tone: 'ok' });
      onClose();
    },
    failures: {
      'password.wrong': { field: 'password', text: 'passkeys.wrong', clears: ['password'] },
      'passkey.cancelled': 'passkeys.cancelled',
      'passkey.taken': 'passkeys.taken',
      'passkey.limit': 'passkeys.limit',
      'passkey.failed': 'passkeys.refused',
      'passkey.unheard': 'passkeys.refused',
      'feature.unavailable': 'passkeys.unavailable',
    },
  });
};

const AddForm = ({ onClose }: Pick<AddPasskeySheetProps, 'onClose'>) => {
  const { t } = useTranslation('account');
  const form = useAddForm(onClose);
  return (
    <Form form={form} label={t('passkeys.add')}>
      <TextField
        field={form.fields.name}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        enterKeyHint="next"
      />
      <PasswordField
        field={form.fields.password}
        label={t('passkeys.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <SubmitButton form={form} busyText={t('passkeys.waiting')}>
        {t('passkeys.add')}
      </SubmitButton>
    </Form>
  );
};

/** A name and the login password; then the device asks what it asks before it makes one. */
export const AddPasskeySheet = ({ isOpen, onClose }: AddPasskeySheetProps) => {
  const { t } = useTranslation('account');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('passkeys.add')}>
      <AsksLoginPassword>
        <AddForm onClose={onClose} />
      </AsksLoginPassword>
    </Sheet>
  );
};
