import { HEAD_ICONS } from '@shared-kernel/contracts/member/profile';
import { Form, RadioField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { type HeadIcon, headDrawing } from '../../../shared/avatar/head-drawings.tsx';
import { useSetHeadIcon } from '../../../shared/avatar/head-icon.ts';

const OPTIONS = HEAD_ICONS.map((value) => ({ value, icon: headDrawing(value) }));

interface HeadIconFormProps {
  /** The one until now. */
  readonly icon: HeadIcon | undefined;
  readonly onClose: () => void;
}

const HeadIconForm = ({ icon, onClose }: HeadIconFormProps) => {
  const { t } = useTranslation('member');
  const { mutateAsync } = useSetHeadIcon();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { icon: icon ?? HEAD_ICONS[0] },
    fields: { icon: { required: true } },
    submit: (chosen) => mutateAsync({ icon: HEAD_ICONS.find((each) => each === chosen.icon) ?? HEAD_ICONS[0] }),
    onSuccess: onClose,
  });
  return (
    <Form form={form} label={t('security.about.headIcon')}>
      <RadioField
        field={form.fields.icon}
        label={t('security.about.headIcon')}
        isLabelHidden
        variant="tiles"
        options={OPTIONS.map((option) => ({ ...option, label: t(`security.about.icon.${option.value}`) }))}
      />
      <SubmitButton form={form}>{t('security.about.save')}</SubmitButton>
    </Form>
  );
};

/** Which of the drawn pictures stands beside the member's name (accounts §7, head icon). */
export const HeadIconSheet = ({ isOpen, ...form }: HeadIconFormProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('security.about.headIcon')}>
      <HeadIconForm {...form} />
    </Sheet>
  );
};
