import { WINNER_BOARD_LIMIT } from '@shared-kernel/contracts/browse/winners';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Picture } from '@shared-kernel/ui/picture';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useTranslation } from 'shared-kernel/i18n';
import { wantedGame } from 'shared-kernel/router';
import { targetOfGame } from '../../shared/launch/launch-target.ts';
import type { LaunchTo } from '../../shared/launch/use-launch-to.ts';
import type { Winner } from '../../shared/winners/winner.mapper.ts';
import { WinnerWords } from '../../shared/winners/winner-words.tsx';
import styles from './winner-list.module.css';

const ICON_PX = 48;
const FIRST_ICON_PX = 64;
/** These ranks have a medal, and stand on the podium where there are so many. */
const MEDALS = 3;
const WAITING_ROWS = 8;

const iconOf = (place: number | undefined): number => (place === 1 ? FIRST_ICON_PX : ICON_PX);

interface RowProps {
  readonly winner: Winner;
  readonly rank: number;
  readonly isOnPodium: boolean;
  readonly launchTo: LaunchTo;
}

const Row = ({ winner, rank, isOnPodium, launchTo }: RowProps) => {
  const { t } = useTranslation('browse');
  const px = iconOf(isOnPodium ? rank : undefined);
  return (
    <li className={styles.row} data-podium={isOnPodium ? rank : undefined}>
      <span className={styles.rank} data-medal={rank <= MEDALS ? rank : undefined}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>{t('board.rank', { rank })}</VisuallyHidden>
      </span>
      <span className={styles.icon}>
        <Picture src={winner.iconUrl} alt="" width={px} height={px} fit="top" />
      </span>
      <span className={styles.body}>
        <MoneyFit amount={winner.amount} size={3} />
        <WinnerWords name={winner.name} game={winner.gameName} isWrapping />
      </span>
      {winner.game !== undefined && (
        <LinkButton
          size="s"
          to={launchTo(targetOfGame(winner.game))}
          state={wantedGame(winner.gameName)}
          aria-label={t('board.playGame', { game: winner.gameName })}
        >
          {t('board.play')}
        </LinkButton>
      )}
    </li>
  );
};

interface WinnerListProps {
  readonly winners: readonly Winner[];
  readonly launchTo: LaunchTo;
  /** Of the filter before, until the new answer is there. */
  readonly isOld: boolean;
}

/** The wins by rank, the first three on a podium. A win whose game the server does not name has nothing to play. */
export const WinnerList = ({ winners, launchTo, isOld }: WinnerListProps) => {
  const { t } = useTranslation('browse');
  const hasPodium = winners.length >= MEDALS;
  return (
    <ol className={styles.list} aria-label={t('board.title')} data-old={isOld || undefined}>
      {winners.slice(0, WINNER_BOARD_LIMIT).map((winner, index) => (
        <Row
          key={winner.id}
          winner={winner}
          rank={index + 1}
          isOnPodium={hasPodium && index < MEDALS}
          launchTo={launchTo}
        />
      ))}
    </ol>
  );
};

/** Rows' ground in their exact size. */
export const WinnerListSkeleton = () => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: WAITING_ROWS }, (_, place) => (
      <div key={place} className={styles.row} data-podium={place < MEDALS ? place + 1 : undefined}>
        <Skeleton width={28} height={28} radius="full" />
        <Skeleton width={iconOf(place + 1)} height={iconOf(place + 1)} />
        <span className={styles.lines}>
          <Skeleton width={112} height={16} radius="line" />
          <Skeleton width={72} height={12} radius="line" />
          <Skeleton width={96} height={10} radius="line" />
        </span>
        <Skeleton width={62} height={36} />
      </div>
    ))}
  </div>
);
