import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { Download, Megaphone } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import type { Notice } from '../../../shared/announcements/announcements.ts';
import { NoticeMarquee } from './notice-marquee.tsx';
import styles from './notice-strip.module.css';

interface NoticeStripProps {
  /** Undefined while they load. */
  readonly notices: readonly Notice[] | undefined;
  /** Left out where the app makes no sense: inside it, or on the home screen. */
  readonly onDownload: (() => void) | undefined;
}

const Sign = () => (
  <span className={styles.sign}>
    <Icon of={Megaphone} />
  </span>
);

/** The notices' line, a link to all of them (browsing §2, /m/notice), with the way to the app at its end. */
export const NoticeStrip = ({ notices, onDownload }: NoticeStripProps) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.strip}>
      {notices === undefined ? (
        <>
          <Sign />
          <span className={styles.loading}>
            <Skeleton width="76%" height={12} radius="line" />
          </span>
        </>
      ) : (
        <Link to={paths.notice} className={styles.way}>
          <Sign />
          <NoticeMarquee notices={notices} />
        </Link>
      )}
      {onDownload !== undefined && (
        <button type="button" className={styles.get} aria-label={t('install.get')} onClick={onDownload}>
          <Icon of={Download} size="s" />
          {t('install.app')}
        </button>
      )}
    </div>
  );
};
