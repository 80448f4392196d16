import { Column } from '@shared-kernel/ui/column';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tabs } from '@shared-kernel/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import { useRewards } from './api/rewards.ts';
import { Available } from './available.tsx';
import { History } from './history.tsx';
import { Playing } from './playing.tsx';

const CARD_PX = 180;

const VIEWS = ['available', 'playing', 'history'] as const;
type View = (typeof VIEWS)[number];

/** Rewards to claim, the one that is being played, and those that are over. */
export const Page = () => {
  const { t } = useTranslation('member');
  const [view, setView] = useState<View>('available');
  const rewards = useRewards();
  const refetch = () => void rewards.refetch();
  const labels = {
    available: t('rewardCenter.available'),
    playing: t('rewardCenter.playing'),
    history: t('rewardCenter.history'),
  };
  const loaded = (child: View) => (
    <Loaded
      query={rewards}
      fallback={<Skeleton height={CARD_PX} radius="3" />}
      variant="page"
      errorFallback={{ title: t('rewardCenter.failed'), text: t('rewardCenter.failedText') }}
    >
      {(answer) =>
        child === 'available' ? (
          <Available rewards={answer} onOld={refetch} />
        ) : (
          <Playing bonus={answer.bonus} onOver={refetch} />
        )
      }
    </Loaded>
  );
  return (
    <Column>
      <Tabs
        label={t('rewardCenter.tabs')}
        value={view}
        onChange={setView}
        tabs={VIEWS.map((value) => ({
          value,
          label: labels[value],
          content: <div className={styles.view}>{value === 'history' ? <History /> : loaded(value)}</div>,
        }))}
      />
    </Column>
  );
};
