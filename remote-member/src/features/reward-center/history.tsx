import { EmptyState } from '@shared-kernel/ui/empty-state';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useRewardHistory } from './api/rewards.ts';
import own from './reward-center.module.css';

const STATUSES = {
  paid: 'rewardCenter.status.paid',
  met: 'rewardCenter.status.met',
  givenUp: 'rewardCenter.status.givenUp',
  expired: 'rewardCenter.status.expired',
  lost: 'rewardCenter.status.lost',
  ended: 'rewardCenter.status.ended',
} as const;
const isKnown = (status: string): status is keyof typeof STATUSES => status in STATUSES;

const ROWS_PX = 168;

/** What is over, and how it ended. */
export const History = () => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  const history = useRewardHistory();
  return (
    <Loaded
      query={history}
      fallback={<Skeleton height={ROWS_PX} radius="3" />}
      errorFallback={{ title: t('rewardCenter.historyFailed') }}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={t('rewardCenter.historyNone')} text={t('rewardCenter.historyNoneText')} />}
    >
      {({ rows }) => (
        <InfiniteList
          hasMore={history.hasNextPage}
          isLoading={history.isFetchingNextPage}
          error={history.isFetchNextPageError ? history.error : undefined}
          onMore={() => void history.fetchNextPage()}
        >
          <RowList label={t('rewardCenter.history')}>
            {rows.map(({ id, title, amount, status, at }) => (
              <ListRow
                key={id}
                title={title}
                sub={
                  <>
                    <span className={own.end}>{isKnown(status) && t(STATUSES[status])}</span>
                    {second(at)}
                  </>
                }
                trailing={<Money amount={amount} tone="plain" />}
              />
            ))}
          </RowList>
        </InfiniteList>
      )}
    </Loaded>
  );
};
