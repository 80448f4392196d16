import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './new-draw.module.css';

interface NewDrawProps {
  /** The draw for which the slip was gathered, and the one that is open now. */
  readonly from: string;
  readonly to: string;
  readonly onMove: () => void;
  readonly onEmpty: () => void;
}

/** A new draw has opened over a slip of the one before: whether its bets go on or are let go is the player's to say. */
export const NewDraw = ({ from, to, onMove, onEmpty }: NewDrawProps) => {
  const { t } = useTranslation('browse');
  return (
    <Card as="section" isPadded className={styles.card} role="status" aria-label={t('play.newDraw', { number: to })}>
      <h3 className={styles.title}>{t('play.newDraw', { number: to })}</h3>
      <p className={styles.text}>{t('play.newDrawText', { number: from })}</p>
      <div className={styles.actions}>
        <Button onClick={onEmpty}>{t('play.empty')}</Button>
        <Button variant="primary" onClick={onMove}>
          {t('play.move', { number: to })}
        </Button>
      </div>
    </Card>
  );
};
