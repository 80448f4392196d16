import { Screen } from '@shared-kernel/ui/screen';
import { useFrame } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { AgentFoot } from './agent-foot.tsx';
import styles from './agent-home.module.css';
import { BalanceCard } from './balance-card.tsx';
import { DownloadBlock } from './download-block.tsx';
import { Greeting } from './greeting-line.tsx';
import { MenuGrid } from './menu-grid.tsx';
import { Sky } from './sky.tsx';
import { TeamFigures } from './team-figures.tsx';

/** The agent home. The frame lets only agents in, and out again when a renewed session says that they are none any more. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const { back } = useFrame();
  return (
    <Screen
      title={t('title.agentHome')}
      isTitleHidden
      onBack={back}
      scene={<Sky />}
      sceneTone="sky"
      foot={
        <>
          <div className={styles.room} />
          <AgentFoot />
        </>
      }
    >
      <Greeting />
      <BalanceCard />
      <TeamFigures />
      <MenuGrid />
      <DownloadBlock />
    </Screen>
  );
};
