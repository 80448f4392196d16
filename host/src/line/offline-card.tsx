import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { WifiOff } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useStore } from 'shared-kernel/store';
import { useHost } from '../host-context.ts';
import { lineStore } from './line.store.ts';
import styles from './offline-bar.module.css';

interface OfflineCardProps {
  readonly isAboutMoney: boolean;
}

/** That the line is gone, where there is money what is safe, and one Retry for everything that failed meanwhile. */
export const OfflineCard = ({ isAboutMoney }: OfflineCardProps) => {
  const { t } = useTranslation('frame');
  const kit = useKitTexts();
  const { line } = useHost();
  const isChecking = useStore(lineStore, (state) => state.isChecking);
  return (
    <div className={styles.bar} data-testid="offline-bar">
      <Icon of={WifiOff} />
      <span className={styles.words}>
        <b className={styles.title}>{t('line.gone')}</b>
        {isAboutMoney && t('line.safe')}
      </span>
      <Button size="s" isBusy={isChecking} onClick={() => void line.check()}>
        {kit('retry')}
      </Button>
    </div>
  );
};
