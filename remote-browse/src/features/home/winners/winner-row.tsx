import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { Money } from 'shared-kernel/ui/money';
import type { Winner } from './winner.mapper.ts';
import styles from './winner-row.module.css';

const ICON_PX = 40;

interface WinnerRowProps {
  readonly winner: Winner;
  readonly to: string | undefined;
}

/** Who won what in which game; a tap opens the game, where the server says which it was. */
export const WinnerRow = ({ winner, to }: WinnerRowProps) => {
  const { t } = useTranslation('browse');
  const face = (
    <>
      <span className={styles.icon}>
        <img
          className={styles.image}
          src={winner.iconUrl}
          alt=""
          width={ICON_PX}
          height={ICON_PX}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={styles.body}>
        <span className={styles.name}>{winner.name}</span>
        <span className={styles.game}>{t('winners.justWonIn', { game: winner.gameName })}</span>
      </span>
      <Money amount={winner.amount} size={3} />
    </>
  );
  if (to === undefined) return <div className={styles.row}>{face}</div>;
  return (
    <Link to={to} className={styles.row}>
      {face}
    </Link>
  );
};
