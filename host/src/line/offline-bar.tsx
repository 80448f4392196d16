import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { useTranslation } from 'shared-kernel/i18n';
import { useStore } from 'shared-kernel/store';
import { lineStore } from './line.store.ts';
import styles from './offline-bar.module.css';
import { OfflineCard } from './offline-card.tsx';

interface OfflineBarProps {
  /** The page shows a member's money: what became of it is told too. */
  readonly isAboutMoney: boolean;
}

/**
 * Says that the line is gone, once for the page. Goes by itself when it is back, which those hear who do not see it go.
 * Always in the page, so that its first words are announced too, and of the first files: none could be fetched then.
 */
export const OfflineBar = ({ isAboutMoney }: OfflineBarProps) => {
  const { t } = useTranslation('frame');
  const isDown = useStore(lineStore, (state) => state.isDown);
  const [isBack, setBack] = useState(false);
  useEvent('line.restored', () => setBack(true));
  return (
    <div className={styles.region} role="status">
      {isDown && <OfflineCard isAboutMoney={isAboutMoney} />}
      {!isDown && isBack && <VisuallyHidden>{t('line.back')}</VisuallyHidden>}
    </div>
  );
};
