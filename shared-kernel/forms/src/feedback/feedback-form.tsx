import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_TYPES,
  getFeedback,
  sendFeedback,
} from '@shared-kernel/contracts/browse/feedback';
import { Form, PicturesField, SelectField, SubmitButton, TextAreaField, useAppForm } from '@shared-kernel/forms';
import { useApiMutation } from 'shared-kernel/query';
import { isTrial, useSession } from 'shared-kernel/session';
import { useFeedbackTexts } from './feedback-texts.ts';

const NO_PICTURES: readonly File[] = [];
const EMPTY = { type: 'OTHER', comment: '', pictures: NO_PICTURES };

interface FeedbackFormProps {
  /** What it is for, for those who listen. */
  readonly label: string;
  readonly intro?: string;
  readonly onSent: () => void;
}

/**
 * A message to the operator, sent once however often it is tried; the list of own messages has it then. The words are one draft
 * wherever the form stands. A trial sends no pictures.
 */
export const FeedbackForm = ({ label, intro, onSent }: FeedbackFormProps) => {
  const t = useFeedbackTexts();
  const session = useSession();
  const send = useApiMutation(sendFeedback, { invalidates: [getFeedback] });
  const form = useAppForm({
    texts: 'feedback',
    defaultValues: EMPTY,
    fields: { comment: { required: true, maxLength: FEEDBACK_COMMENT_MAX } },
    submit: ({ type, comment, pictures }) =>
      send.mutateAsync({
        type: FEEDBACK_TYPES.find((each) => each === type) ?? 'OTHER',
        comment,
        pictures: [...pictures],
      }),
    onSuccess: (): void => {
      form.forget();
      onSent();
    },
    draft: 'feedback',
  });
  return (
    <Form form={form} label={label}>
      {intro !== undefined && <p>{intro}</p>}
      <SelectField
        field={form.fields.type}
        label={t('about')}
        options={FEEDBACK_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <TextAreaField field={form.fields.comment} label={t('message')} />
      {session !== null && !isTrial(session.type) && (
        <PicturesField field={form.fields.pictures} label={t('pictures')} />
      )}
      <p>{t('kept')}</p>
      <SubmitButton form={form} busyText={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
};
