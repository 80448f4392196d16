import { EmptyState } from '@shared-kernel/ui/empty-state';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useRainPrizes } from './api/red-rain.ts';

const STATUSES = {
  bonus: 'redRain.status.bonus',
  met: 'redRain.status.met',
  givenUp: 'redRain.status.givenUp',
  expired: 'redRain.status.expired',
  lost: 'redRain.status.lost',
} as const;
const isKnown = (status: string): status is keyof typeof STATUSES => status in STATUSES;

const ROWS_PX = 112;

/** What the member has won before, the last first. */
export const RainPrizes = () => {
  const { t } = useTranslation('agent');
  const { second } = useFormat();
  const prizes = useRainPrizes();
  return (
    <section>
      <SectionHead tone="quiet" title={t('redRain.prizes')} />
      <Loaded
        query={prizes}
        fallback={<Skeleton height={ROWS_PX} radius="3" />}
        errorFallback={{ title: t('redRain.prizesFailed') }}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('redRain.none')} text={t('redRain.noneText')} />}
      >
        {({ rows }) => (
          <InfiniteList
            hasMore={prizes.hasNextPage}
            isLoading={prizes.isFetchingNextPage}
            error={prizes.isFetchNextPageError ? prizes.error : undefined}
            onMore={() => void prizes.fetchNextPage()}
          >
            <RowList label={t('redRain.prizes')}>
              {rows.map(({ round, prize, status }) => (
                <ListRow
                  key={round}
                  title={second(round)}
                  sub={isKnown(status) ? t(STATUSES[status]) : undefined}
                  trailing={<Money amount={prize} tone="plain" />}
                />
              ))}
            </RowList>
          </InfiniteList>
        )}
      </Loaded>
    </section>
  );
};
