import { useNoticeList } from '@shared-kernel/ui/announcements';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { type Notice, useAnnouncements } from '../../shared/announcements/announcements.ts';
import { announcementsInput } from '../../shared/announcements/announcements-input.ts';
import { Unread } from '../../shared/announcements/notices.tsx';
import { OpeningRow } from '../../shared/opening-row/opening-row.tsx';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';

/** What an address or a press has opened comes into view, if it is not. */
const ScrolledTo = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  // In a block: some browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
};

const DayOf = ({ notice: { publishedAt } }: { readonly notice: Notice }) => {
  const format = useFormat();
  return publishedAt === undefined ? null : <time dateTime={publishedAt}>{format.day(publishedAt)}</time>;
};

/** Rows that open: title and day, then what the announcement says. Opened, it counts as read. */
const NoticeList = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('browse');
  const asked = announcementsInput(useLanguage(), useBrand().merchantCode);
  const { sorted, opened, isGone, open } = useNoticeList(notices, asked);
  return (
    <>
      {isGone && <Note>{t('notice.gone')}</Note>}
      <RowList label={t('notice.list')}>
        {sorted.map((notice) => (
          <OpeningRow
            key={notice.id}
            title={notice.title}
            sub={<DayOf notice={notice} />}
            badge={<Unread notice={notice} />}
            isOpen={notice === opened}
            onTurn={() => open(notice === opened ? null : notice.id)}
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
      <MemberLimits />
    </Column>
  );
};
