import { paths, withQuery } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type MailHead, useInbox, useReadAllMails } from './api/mail-calls.ts';
import styles from './web-email.module.css';

/** Under this name the address says which mail is open. */
export const OPEN = 'id';

const MailRow = ({ mail: { id, subject, preview, sentAt, isRead } }: { readonly mail: MailHead }) => {
  const { t } = useTranslation('member');
  const { minute } = useFormat();
  return (
    <ListRow
      title={<span className={isRead ? styles.read : styles.unread}>{subject}</span>}
      sub={
        <>
          {preview !== undefined && <span className={styles.preview}>{preview}</span>}
          <time dateTime={sentAt}>{minute(sentAt)}</time>
        </>
      }
      badge={
        isRead ? undefined : (
          <span className={styles.dot}>
            <VisuallyHidden>{t('webEmail.unread')}</VisuallyHidden>
          </span>
        )
      }
      to={withQuery(paths.mail, { [OPEN]: id })}
    />
  );
};

const ReadAll = () => {
  const { t } = useTranslation('member');
  const { mutateAsync, isPending } = useReadAllMails();
  const readAll = () => void mutateAsync({}).catch(() => showToast({ text: t('webEmail.notReadAll'), tone: 'bad' }));
  return (
    <Button size="s" isBusy={isPending} onClick={readAll}>
      {t('webEmail.readAll')}
    </Button>
  );
};

const EXPECTED_ROWS = 6;

/** The member's mails, the newest first. */
export const MailList = () => {
  const { t } = useTranslation('member');
  const inbox = useInbox();
  return (
    <Loaded
      query={inbox}
      fallback={<Skeleton height={`calc(${EXPECTED_ROWS} * 5.5rem)`} radius="3" />}
      variant="page"
      errorFallback={{ title: t('webEmail.failed') }}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={t('webEmail.none')} text={t('webEmail.noneText')} />}
    >
      {({ rows }) => (
        <InfiniteList
          hasMore={inbox.hasNextPage}
          isLoading={inbox.isFetchingNextPage}
          error={inbox.isFetchNextPageError ? inbox.error : undefined}
          onMore={() => void inbox.fetchNextPage()}
        >
          {rows.some(({ isRead }) => !isRead) && (
            <div className={styles.tools}>
              <ReadAll />
            </div>
          )}
          <RowList label={t('webEmail.title')}>
            {rows.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </RowList>
        </InfiniteList>
      )}
    </Loaded>
  );
};
