import { TIME_OUT_TERMS, type TimeOutTerm } from '@shared-kernel/contracts/member/exclusions';
import { Form, RadioField, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { TERM_FAILURES, termOf, useTakeTimeOut } from './exclusion-calls.ts';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const SHORTEST: string = TIME_OUT_TERMS[0];

const TimeOutForm = ({ onClose }: Pick<SheetProps, 'onClose'>) => {
  const { t } = useTranslation('member');
  const { mutateAsync } = useTakeTimeOut();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { term: SHORTEST },
    submit: ({ term }) => mutateAsync({ term: termOf(TIME_OUT_TERMS, term) }),
    onSuccess: onClose,
    failures: TERM_FAILURES,
  });
  const term: TimeOutTerm = termOf(TIME_OUT_TERMS, useFieldValue(form.fields.term));
  const options = TIME_OUT_TERMS.map((value) => ({ value, label: t(`security.break.term.${value}`) }));
  return (
    <Form form={form} label={t('security.break.timeOut')}>
      <Note tone="warn">{t('security.break.timeOutRule')}</Note>
      <RadioField field={form.fields.term} label={t('security.break.how')} options={options} variant="tiles" />
      <SubmitButton form={form}>{t(`security.break.begin.${term}`)}</SubmitButton>
    </Form>
  );
};

/** What a time-out does, for how long, and the press that begins it. */
export const TimeOutSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('security.break.timeOut')}>
      <TimeOutForm onClose={onClose} />
    </Sheet>
  );
};
