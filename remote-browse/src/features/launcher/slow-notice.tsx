import { Button } from '@shared-kernel/ui/button';
import { RotateCw } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import styles from './slow-notice.module.css';

interface SlowNoticeProps {
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Over a game that takes too long to show itself. */
export const SlowNotice = ({ onRetry, onHome }: SlowNoticeProps) => {
  const { t } = useTranslation('browse');
  const kit = useKitTexts();
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{t('launch.slow.title')}</p>
      <p className={styles.text}>{t('launch.slow.text')}</p>
      <div className={styles.actions}>
        <Button size="s" icon={RotateCw} onClick={onRetry}>
          {kit('retry')}
        </Button>
        <Button size="s" variant="line" onClick={onHome}>
          {kit('home')}
        </Button>
      </div>
    </div>
  );
};
