import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { WifiOff } from '@shared-kernel/ui/icons';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useEvent } from 'shared-kernel/events';
import { useTranslation } from 'shared-kernel/i18n';
import { useStore } from 'shared-kernel/store';
import { useHost } from '../host-context.ts';
import { connectivityStore } from './connectivity.store.ts';
import styles from './offline-bar.module.css';

interface OfflineCardProps {
  readonly isAboutMoney: boolean;
}

/** That the network is gone, where there is money what is safe, and one Retry for everything that failed meanwhile. */
const OfflineCard = ({ isAboutMoney }: OfflineCardProps) => {
  const { t } = useTranslation('frame');
  const tCommon = useCommonTexts();
  const { connectivity } = useHost();
  const isChecking = useStore(connectivityStore, (state) => state.isChecking);
  return (
    <div className={styles.bar} data-testid="offline-bar">
      <Icon of={WifiOff} />
      <span className={styles.words}>
        <b className={styles.title}>{t('line.gone')}</b>
        {isAboutMoney && t('line.safe')}
      </span>
      <Button size="s" isBusy={isChecking} onClick={() => void connectivity.check()}>
        {tCommon('retry')}
      </Button>
    </div>
  );
};

interface OfflineBarProps {
  /** The page shows a member's money: what became of it is told too. */
  readonly isAboutMoney: boolean;
}

/**
 * Says that the network is gone, once for the page. Goes by itself when it is back, which those hear who do not see it go.
 * Always in the page, so that its first words are announced too, and of the first files: none could be fetched then.
 */
export const OfflineBar = ({ isAboutMoney }: OfflineBarProps) => {
  const { t } = useTranslation('frame');
  const isDown = useStore(connectivityStore, (state) => state.isDown);
  const [isBack, setBack] = useState(false);
  useEvent('network.online', () => setBack(true));
  return (
    <div className={styles.region} role="status">
      {isDown && <OfflineCard isAboutMoney={isAboutMoney} />}
      {!isDown && isBack && <VisuallyHidden>{t('line.back')}</VisuallyHidden>}
    </div>
  );
};
