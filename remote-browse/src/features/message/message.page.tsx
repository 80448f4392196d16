import { noticeLink, paths } from '@shared-kernel/contracts/system/paths';
import { newestFirst } from '@shared-kernel/ui/announcements';
import { Badge } from '@shared-kernel/ui/badge';
import { Column } from '@shared-kernel/ui/column';
import { Icon } from '@shared-kernel/ui/icon';
import { Mail, Megaphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { FailedLine, Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useUnreadMail } from 'shared-kernel/unread-mail';
import { type Notice, useAnnouncements } from '../../shared/announcements/announcements.ts';
import { Unread } from '../../shared/announcements/notices.tsx';

/** Of the notices, as many as say what has happened lately; the others are a tap away. */
const LATEST = 3;

const MailRow = ({ unread }: { readonly unread: number }) => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  return (
    <ListRow
      lead={<Icon of={Mail} />}
      title={t('message.mail')}
      sub={t('message.mailText')}
      badge={<Badge count={unread} label={tCommon('waiting.mails', { count: unread })} />}
      to={paths.mail}
    />
  );
};

const NoticesRow = () => {
  const { t } = useTranslation('browse');
  const unread = useAnnouncements().data?.footer.unreadCount ?? 0;
  return (
    <ListRow
      lead={<Icon of={Megaphone} />}
      title={t('message.notices')}
      sub={t('message.noticesText')}
      badge={<Badge count={unread} label={t('message.unreadNotices', { count: unread })} />}
      to={paths.notice}
    />
  );
};

const Latest = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  return (
    <section>
      <SectionHead tone="quiet" title={t('message.latest')} />
      <RowList label={t('message.latest')}>
        {newestFirst(notices)
          .slice(0, LATEST)
          .map((notice) => (
            <ListRow
              key={notice.id}
              title={notice.title}
              {...(notice.publishedAt !== undefined && { sub: format.day(notice.publishedAt) })}
              badge={<Unread notice={notice} />}
              to={noticeLink(notice.id)}
            />
          ))}
      </RowList>
    </section>
  );
};

/** Where mail and notices wait, with how many of each are unread. A guest is asked to log in, in the page's place. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const isMailLive = useRoutes().isRouted(paths.mail);
  const hasMail = useFlag('MAILCEN') && isMailLive;
  const mail = useUnreadMail();
  return (
    <Column>
      <RowList label={t('message.title')}>
        {hasMail && <MailRow unread={mail.data ?? 0} />}
        <NoticesRow />
      </RowList>
      {hasMail && mail.isError && mail.data === undefined && <FailedLine text={t('message.mailFailed')} query={mail} />}
      <Loaded
        query={useAnnouncements()}
        fallback={<Skeleton height={`calc(${LATEST} * 4.25rem)`} radius="3" />}
        errorFallback={{ title: t('message.noticesFailed') }}
        isEmpty={({ notices }) => notices.length === 0}
        empty={<p>{t('notices.none')}</p>}
      >
        {({ notices }) => <Latest notices={notices} />}
      </Loaded>
    </Column>
  );
};
