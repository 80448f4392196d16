import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_TYPES,
  getFeedback,
  sendFeedback,
} from '@shared-kernel/contracts/browse/feedback';
import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Form, PicturesField, SelectField, SubmitButton, TextAreaField, useAppForm } from '@shared-kernel/forms';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { isTrial, useSession } from 'shared-kernel/session';
import styles from './leave-message.module.css';

const NO_PICTURES: readonly File[] = [];
const EMPTY = { type: 'OTHER', comment: '', pictures: NO_PICTURES };

const MessageForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { t } = useTranslation('browse');
  // A message to the operator, sent once however often it is tried; the list of own messages has it then.
  const send = useApiMutation(sendFeedback, { invalidates: [getFeedback] });
  const form = useAppForm({
    texts: 'browse',
    defaultValues: EMPTY,
    fields: { comment: { required: true, maxLength: FEEDBACK_COMMENT_MAX } },
    submit: ({ type, comment, pictures }) =>
      send.mutateAsync({
        type: FEEDBACK_TYPES.find((each) => each === type) ?? 'OTHER',
        comment,
        pictures: [...pictures],
      }),
    onSuccess: onSent,
    draft: 'service-message',
  });
  return (
    <Form form={form} label={t('service.leaveMessage')}>
      <p>{t('service.messageIntro')}</p>
      <SelectField
        field={form.fields.type}
        label={t('service.about')}
        options={FEEDBACK_TYPES.map((type) => ({ value: type, label: t(`service.type.${type}`) }))}
      />
      <TextAreaField field={form.fields.comment} label={t('service.message')} />
      <PicturesField field={form.fields.pictures} label={t('service.pictures')} />
      <SubmitButton form={form} busyText={t('service.sending')}>
        {t('service.send')}
      </SubmitButton>
    </Form>
  );
};

/** For the hours in which nobody answers: a message that is answered later, from members; guests log in first. */
export const LeaveMessage = () => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  const session = useSession();
  const takesFeedback = useFlag('FEEDBACK3');
  const [isSent, setSent] = useState(false);
  if (!takesFeedback || (session !== null && isTrial(session.type))) return null;
  if (isSent) return <Note tone="ok">{t('service.sent')}</Note>;
  return (
    <Card as="section" isPadded aria-label={t('service.leaveMessage')}>
      {session === null ? (
        <div className={styles.invitation}>
          <p>{t('service.messageLogin')}</p>
          <LinkButton to={loginLink(paths.service)} isBlock>
            {tCommon('login')}
          </LinkButton>
        </div>
      ) : (
        <MessageForm onSent={() => setSent(true)} />
      )}
    </Card>
  );
};
