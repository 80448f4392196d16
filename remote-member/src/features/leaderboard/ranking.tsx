import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { Segments } from '@shared-kernel/ui/segments';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useId, useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import { type Period, useRanking } from './api/leaderboard.ts';
import own from './leaderboard.module.css';

const ROWS_PX = 280;

type Mine = { readonly rank: number; readonly validBet: string } | undefined;

/** The member's own place, wherever the list is. */
const Own = ({ mine }: { readonly mine: Mine }) => {
  const { t } = useTranslation('member');
  const { number } = useFormat();
  return (
    <Card as="section" isPadded aria-label={t('leaderboard.mine')} className={own.pinned}>
      {mine === undefined ? (
        <p className={styles.dim}>{t('leaderboard.notYet')}</p>
      ) : (
        <div className={styles.head}>
          <p className={styles.title}>{t('leaderboard.place', { rank: number(mine.rank) })}</p>
          <Money amount={mine.validBet} tone="plain" />
        </div>
      )}
    </Card>
  );
};

/** Who has bet the most, the first hundred. */
export const Ranking = () => {
  const { t } = useTranslation('member');
  const { number } = useFormat();
  const [period, setPeriod] = useState<Period>('day');
  const id = useId();
  const ranking = useRanking(period);
  return (
    <div className={styles.stack}>
      <Segments
        label={t('leaderboard.period')}
        segments={[
          { value: 'day', label: t('leaderboard.today') },
          { value: 'week', label: t('leaderboard.week') },
        ]}
        value={period}
        onChange={setPeriod}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={t('leaderboard.ranking')} className={styles.stack}>
        <p className={styles.dim}>{t('leaderboard.rule')}</p>
        <Loaded
          query={ranking}
          fallback={<Skeleton height={ROWS_PX} radius="3" />}
          errorFallback={{ title: t('leaderboard.rankingFailed') }}
        >
          {({ first: { mine, endsAt }, rows }) => (
            <>
              <p className={styles.dim}>
                {t('leaderboard.reset')}{' '}
                <Countdown until={endsAt} label={t('leaderboard.reset')} onOver={() => void ranking.refetch()} />
              </p>
              <Own mine={mine} />
              {rows.length === 0 && <EmptyState title={t('leaderboard.empty')} text={t('leaderboard.emptyText')} />}
              <InfiniteList
                hasMore={ranking.hasNextPage}
                isLoading={ranking.isFetchingNextPage}
                error={ranking.isFetchNextPageError ? ranking.error : undefined}
                onMore={() => void ranking.fetchNextPage()}
              >
                {rows.length > 0 && (
                  <RowList label={t('leaderboard.ranking')}>
                    {rows.map(({ rank, name, validBet, isMine }) => (
                      <ListRow
                        key={rank}
                        title={t('leaderboard.row', { rank: number(rank), name })}
                        sub={isMine ? t('leaderboard.you') : undefined}
                        trailing={<Money amount={validBet} tone="plain" />}
                      />
                    ))}
                  </RowList>
                )}
              </InfiniteList>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
};
