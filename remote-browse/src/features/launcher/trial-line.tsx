import { registerLink } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, useLocation } from 'shared-kernel/router';
import { isTrial, useSession } from 'shared-kernel/session';
import styles from './trial-line.module.css';

/** Under the bar of a trial's game: the way to an account, and back to this game. */
export const TrialLine = () => {
  const { t } = useTranslation('browse');
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === null || !isTrial(session.type)) return null;
  return (
    <Link className={styles.line} to={registerLink(`${pathname}${search}`)}>
      <span>{t('launch.keepPlaying')}</span>
      <Icon of={ChevronRight} size="s" />
    </Link>
  );
};
