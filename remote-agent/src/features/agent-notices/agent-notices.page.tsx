import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useNoticeList } from '@shared-kernel/ui/announcements';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useNoticesInput } from '../../shared/use-notices-input.ts';

type Notice = ValueOf<typeof getAnnouncements>['notices'][number];

const NoticeList = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  const { sorted, opened, isGone, open } = useNoticeList(notices, useNoticesInput());
  return (
    <>
      {isGone && <Note>{t('agentNotices.gone')}</Note>}
      <RowList label={t('agentNotices.list')}>
        {sorted.map(({ id, title, publishedAt, isRead }) => (
          <ListRow
            key={id}
            title={title}
            {...(publishedAt !== undefined && { sub: <time dateTime={publishedAt}>{day(publishedAt)}</time> })}
            {...(isRead === false && { badge: <Tag tone="info">{t('agentNotices.unread')}</Tag> })}
            onPress={() => open(id)}
          />
        ))}
      </RowList>
      <Sheet isOpen={opened !== undefined} onClose={() => open(null)} title={opened?.title ?? ''}>
        {opened !== undefined && <RichText html={opened.contentLobby} />}
      </Sheet>
    </>
  );
};

const EXPECTED_ROWS = 4;

/** Announcements to agents, the newest first; a row or the address opens one (specification: accounts §2). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const announcements = useApi(getAnnouncements, useNoticesInput());
  return (
    <Column>
      <Loaded
        query={announcements}
        fallback={<Skeleton height={`calc(${EXPECTED_ROWS} * 4.25rem)`} radius="3" />}
        variant="page"
        errorFallback={{ title: t('agentNotices.failed') }}
        isEmpty={({ notices }) => notices.length === 0}
        empty={<EmptyState title={t('agentNotices.none')} text={t('agentNotices.noneText')} />}
      >
        {({ notices }) => <NoticeList notices={notices} />}
      </Loaded>
    </Column>
  );
};
