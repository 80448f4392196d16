import { MoneyFit } from '@shared-kernel/ui/money';
import { Picture } from '@shared-kernel/ui/picture';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, wantedGame } from 'shared-kernel/router';
import type { Winner } from '../../../shared/winners/winner.mapper.ts';
import { WinnerWords } from '../../../shared/winners/winner-words.tsx';
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
        <Picture src={winner.iconUrl} alt="" width={ICON_PX} height={ICON_PX} fit="top" />
      </span>
      <span className={styles.body}>
        <WinnerWords
          name={winner.name}
          game={
            <>
              <span className={styles.inWords}>{t('winners.justWonIn', { game: winner.gameName })}</span>
              <span className={styles.gameAlone}>{winner.gameName}</span>
            </>
          }
        />
      </span>
      <MoneyFit amount={winner.amount} size={3} />
    </>
  );
  if (to === undefined) return <div className={styles.row}>{face}</div>;
  return (
    <Link to={to} state={wantedGame(winner.gameName)} className={styles.row}>
      {face}
    </Link>
  );
};
