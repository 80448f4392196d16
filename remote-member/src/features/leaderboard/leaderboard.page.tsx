import { Column } from '@shared-kernel/ui/column';
import { Tabs } from '@shared-kernel/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import { Missions } from './missions.tsx';
import { Ranking } from './ranking.tsx';

/** Missions, and the ranking by bets. */
export const Page = () => {
  const { t } = useTranslation('member');
  const [view, setView] = useState<'missions' | 'ranking'>('missions');
  return (
    <Column>
      <Tabs
        label={t('leaderboard.views')}
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'missions',
            label: t('leaderboard.missions'),
            content: (
              <div className={styles.view}>
                <Missions />
              </div>
            ),
          },
          {
            value: 'ranking',
            label: t('leaderboard.ranking'),
            content: (
              <div className={styles.view}>
                <Ranking />
              </div>
            ),
          },
        ]}
      />
    </Column>
  );
};
