import { Picture } from '@shared-kernel/ui/picture';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { HotMatch } from '../../../shared/launch/launch-target.ts';
import styles from './match-line.module.css';

/** Matches of one room share its ids; the time and the teams tell them apart. */
export const matchKey = ({ matchTime, homeTeam, awayTeam }: HotMatch): string => `${matchTime} ${homeTeam} ${awayTeam}`;

const CREST_PX = 24;

const Side = ({ name, imageUrl }: { readonly name: string; readonly imageUrl: string }) => (
  <span className={styles.side}>
    <Picture src={imageUrl} alt="" width={CREST_PX} height={CREST_PX} fit="contain" />
    <span className={styles.team}>{name}</span>
  </span>
);

/** Start (MM/DD HH:mm), home team, VS, away team (browsing §2, hot-match ticker). */
export const MatchLine = ({ match }: { readonly match: HotMatch }) => {
  const { matchTime } = useFormat();
  const { t } = useTranslation('browse');
  return (
    <span className={styles.match}>
      <time className={styles.when} dateTime={match.matchTime}>
        {matchTime(match.matchTime)}
      </time>
      <span className={styles.sides}>
        <Side name={match.homeTeam} imageUrl={match.homeTeamImageUrl} />
        <span className={styles.versus}>{t('matches.versus')}</span>
        <Side name={match.awayTeam} imageUrl={match.awayTeamImageUrl} />
      </span>
    </span>
  );
};
