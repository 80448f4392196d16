import { Picture } from '@shared-kernel/ui/picture';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useTranslation } from 'shared-kernel/i18n';
import type { Launch } from './api/launch-game.ts';
import styles from './opening.module.css';

const ART = { width: 120, height: 160 } as const;

/** Until the game shows itself: its art once it is known, and that it is on its way. */
export const Opening = ({ game }: { readonly game: Launch['game'] | undefined }) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.opening} role="status">
      <span className={styles.art}>
        {game !== undefined && <Picture src={game.iconUrl} alt="" {...ART} isBlock isFirst />}
      </span>
      <span className={styles.words}>
        <Spinner />
        {t('launch.opening')}
      </span>
    </div>
  );
};
