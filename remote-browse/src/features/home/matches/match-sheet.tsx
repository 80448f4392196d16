import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import { launchLink } from '../../../shared/launch/launch-rules.ts';
import { type HotMatch, targetOfMatch } from '../../../shared/launch/launch-target.ts';
import { MatchLine, matchKey } from './match-line.tsx';
import styles from './match-sheet.module.css';

interface MatchSheetProps {
  readonly matches: readonly HotMatch[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All hot matches, each with its league and a way to bet on it. */
export const MatchSheet = ({ matches, isOpen, onClose }: MatchSheetProps) => {
  const { t } = useTranslation('browse');
  const isSignedIn = useSession() !== null;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('matches.title')}>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={matchKey(match)} className={styles.match}>
            <span className={styles.league}>{match.league}</span>
            <MatchLine match={match} />
            {match.isClosed ? (
              <Tag>{t('tile.closed')}</Tag>
            ) : (
              <LinkButton
                size="s"
                variant="secondary"
                isBlock
                to={launchLink(targetOfMatch(match), { prizeMode: 'LOTT', pageBack: paths.home, isSignedIn })}
                aria-label={t('matches.betOn', { home: match.homeTeam, away: match.awayTeam })}
              >
                {t('matches.bet')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
