import { SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { Form, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { useSetNickname } from './profile-calls.ts';

interface NicknameFormProps {
  /** The one until now. */
  readonly nickname: string | undefined;
  readonly onClose: () => void;
}

const NicknameForm = ({ nickname = '', onClose }: NicknameFormProps) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { nickname },
    fields: { nickname: { required: true, maxLength: SHORT_TEXT_MAX, says: 'security.about.nicknameFault' } },
    submit: useSetNickname(),
    onSuccess: onClose,
    failures: { 'field.invalid': { field: 'nickname', text: 'security.about.nicknameInvalid' } },
  });
  return (
    <Form form={form} label={t('security.about.nickname')}>
      <TextField
        field={form.fields.nickname}
        label={t('security.about.nickname')}
        hint={t('security.about.nicknameHint')}
        autoComplete="nickname"
      />
      <SubmitButton form={form}>{t('security.about.save')}</SubmitButton>
    </Form>
  );
};

/** What the member wants to be called. */
export const NicknameSheet = ({ isOpen, ...form }: NicknameFormProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('security.about.nickname')}>
      <NicknameForm {...form} />
    </Sheet>
  );
};
