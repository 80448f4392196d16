import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { type Notice, useAnnouncements } from '../../shared/announcements/announcements.ts';
import { announcementsInput } from '../../shared/announcements/announcements-input.ts';
import { newestFirst, Unread } from '../../shared/announcements/notices.tsx';
import { OpeningRow } from '../../shared/opening-row/opening-row.tsx';

type Announcements = ValueOf<typeof getAnnouncements>;
type Read = InputOf<typeof readAnnouncement>;

const asRead = (value: Announcements, { id }: Read): Announcements => ({
  ...value,
  notices: value.notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  footer: { unreadCount: Math.max(0, value.footer.unreadCount - 1) },
});

/** Several may be opened quickly: each is told, one after the other. */
const QUEUE = 'announcements read';

/** Says that a member has opened an announcement: shown as read at once. What does not get through is told the next time. */
const useReadAnnouncement = (): ((id: string) => void) => {
  const at = announcementsInput(useLanguage(), useBrand().merchantCode);
  const { mutate } = useApiMutation(readAnnouncement, {
    queue: QUEUE,
    optimistic: { of: getAnnouncements, at, apply: asRead, undo: (value) => value },
  });
  return useCallback((id) => mutate({ id }), [mutate]);
};

/** What an address or a press has opened comes into view, if it is not. */
const ScrolledTo = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
};

/** Under this name the address says which one is open. */
const OPEN = 'id';

const useOpen = () => {
  const [query, setQuery] = useSearchParams();
  const open = query.get(OPEN);
  const turn = (id: string) => setQuery(open === id ? {} : { [OPEN]: id }, { replace: true });
  return { open, turn };
};

const DayOf = ({ notice: { publishedAt } }: { readonly notice: Notice }) => {
  const format = useFormat();
  return publishedAt === undefined ? null : <time dateTime={publishedAt}>{format.day(publishedAt)}</time>;
};

/** Rows that open: title and day, then what the announcement says. Opened, it counts as read. */
const NoticeList = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('browse');
  const { open, turn } = useOpen();
  const read = useReadAnnouncement();
  const sorted = useMemo(() => newestFirst(notices), [notices]);
  const opened = sorted.find(({ id }) => id === open);
  const unread = opened?.isRead === false ? opened.id : undefined;
  useEffect(() => {
    if (unread !== undefined) read(unread);
  }, [unread, read]);
  return (
    <>
      {open !== null && opened === undefined && <Note>{t('notice.gone')}</Note>}
      <RowList label={t('notice.list')}>
        {sorted.map((notice) => (
          <OpeningRow
            key={notice.id}
            title={notice.title}
            sub={<DayOf notice={notice} />}
            badge={<Unread notice={notice} />}
            isOpen={notice.id === open}
            onTurn={() => turn(notice.id)}
          >
            <ScrolledTo>
              <RichText html={notice.contentLobby} />
            </ScrolledTo>
          </OpeningRow>
        ))}
      </RowList>
    </>
  );
};

const EXPECTED_ROWS = 4;

/** Announcements to players, the newest first; one of them opens by its row or by the address (browsing §2, /m/notice). */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <Loaded
        query={useAnnouncements()}
        fallback={<Skeleton height={`calc(${EXPECTED_ROWS} * 4.25rem)`} radius="3" />}
        variant="page"
        errorFallback={{ title: t('notice.failed') }}
        isEmpty={({ notices }) => notices.length === 0}
        empty={<EmptyState title={t('notices.none')} text={t('notice.noneText')} />}
      >
        {({ notices }) => <NoticeList notices={notices} />}
      </Loaded>
    </Column>
  );
};
