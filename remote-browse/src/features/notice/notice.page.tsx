import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useAnnouncements } from '../../shared/announcements/announcements.ts';
import { NoticeList } from './notice-list.tsx';

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
