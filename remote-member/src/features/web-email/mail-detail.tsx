import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useMail, useReadMail } from './api/mail-calls.ts';
import styles from './web-email.module.css';

interface MailDetailProps {
  readonly id: string;
  readonly isDeleting: boolean;
  readonly onDelete: (id: string) => void;
}

const DETAIL_PX = 220;

/** Another mail is another page to who hears it, though the path is the same. */
const focusOnce = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** One mail. Opened, it counts as read; what does not get through is told the next time. */
export const MailDetail = ({ id, isDeleting, onDelete }: MailDetailProps) => {
  const { t } = useTranslation('member');
  const { minute } = useFormat();
  const mail = useMail(id);
  const { mutate: read } = useReadMail();
  const isUnread = mail.data?.isRead === false;
  useEffect(() => {
    if (isUnread) read({ id });
  }, [isUnread, id, read]);
  const all = <LinkButton to={paths.mail}>{t('webEmail.all')}</LinkButton>;
  return (
    <Loaded
      query={mail}
      fallback={<Skeleton height={DETAIL_PX} />}
      variant="page"
      errorFallback={{ title: t('webEmail.mailFailed') }}
      missing={<EmptyState title={t('webEmail.gone')} action={all} />}
    >
      {({ subject, body, sentAt }) => (
        <>
          <Card as="article" isPadded aria-label={subject}>
            <h2 ref={focusOnce} className={styles.subject} tabIndex={-1}>
              {subject}
            </h2>
            <time className={styles.time} dateTime={sentAt}>
              {minute(sentAt)}
            </time>
            <p className={styles.body}>{body}</p>
          </Card>
          <div className={styles.foot}>
            {all}
            <Button variant="danger" isBusy={isDeleting} onClick={() => onDelete(id)}>
              {t('webEmail.delete')}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
};
