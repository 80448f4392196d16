import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useCallback, useEffect, useMemo } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { useNoticesInput } from '../../shared/use-notices-input.ts';

type Announcements = ValueOf<typeof getAnnouncements>;
type Notice = Announcements['notices'][number];

const asRead = (value: Announcements, { id }: InputOf<typeof readAnnouncement>): Announcements => ({
  ...value,
  notices: value.notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  footer: { unreadCount: Math.max(0, value.footer.unreadCount - 1) },
});

/** Says that an announcement has been opened: shown as read at once. What does not get through is told the next time. */
const useRead = (): ((id: string) => void) => {
  const { mutate } = useApiMutation(readAnnouncement, {
    queue: 'announcements read',
    optimistic: { of: getAnnouncements, at: useNoticesInput(), apply: asRead, undo: (value) => value },
  });
  return useCallback((id) => mutate({ id }), [mutate]);
};

/** Under this name the address says which one is open. */
const OPEN = 'id';

const useOpen = () => {
  const [query, setQuery] = useSearchParams();
  const turn = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete(OPEN);
    else next.set(OPEN, id);
    setQuery(next, { replace: true });
  };
  return { open: query.get(OPEN), turn };
};

const timeOf = ({ publishedAt }: Notice): number => (publishedAt === undefined ? 0 : Date.parse(publishedAt));

const NoticeList = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  const { open, turn } = useOpen();
  const read = useRead();
  const sorted = useMemo(() => notices.toSorted((one, other) => timeOf(other) - timeOf(one)), [notices]);
  const opened = sorted.find(({ id }) => id === open);
  const unread = opened?.isRead === false ? opened.id : undefined;
  useEffect(() => {
    if (unread !== undefined) read(unread);
  }, [unread, read]);
  return (
    <>
      {open !== null && opened === undefined && <Note>{t('agentNotices.gone')}</Note>}
      <RowList label={t('agentNotices.list')}>
        {sorted.map(({ id, title, publishedAt, isRead }) => (
          <ListRow
            key={id}
            title={title}
            {...(publishedAt !== undefined && { sub: <time dateTime={publishedAt}>{day(publishedAt)}</time> })}
            {...(isRead === false && { badge: <Tag tone="info">{t('agentNotices.unread')}</Tag> })}
            onPress={() => turn(id)}
          />
        ))}
      </RowList>
      <Sheet isOpen={opened !== undefined} onClose={() => turn(null)} title={opened?.title ?? ''}>
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
