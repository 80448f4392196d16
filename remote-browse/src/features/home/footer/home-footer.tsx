import { paths } from '@shared-kernel/contracts/system/paths';
import { Tag } from '@shared-kernel/ui/tag';
import type { ReactNode } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { now } from 'shared-kernel/clock';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import styles from './home-footer.module.css';

/** A page that no remote shows yet is named, not linked: an entry never leads nowhere. */
const Entry = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
  const isRouted = useRoutes().isRouted(to);
  return isRouted ? (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  ) : (
    <span className={styles.entry}>{children}</span>
  );
};

/** Age, limits, help and copyright. No brand of the demo has a licence, so none is claimed. */
export const HomeFooter = () => {
  const { t } = useTranslation('browse');
  const { name, minimumAge } = useBrand();
  return (
    <footer className={styles.footer}>
      <span className={styles.row}>
        <Tag>{minimumAge}+</Tag>
        {/* `limitsLink`, written out: home is weighed. */}
        <Entry to={`${paths.security}#limits`}>{t('footer.limits')}</Entry>
        <Entry to={paths.help}>{t('footer.help')}</Entry>
      </span>
      <p>{t('footer.age', { age: minimumAge })}</p>
      <p className={styles.copyright}>{t('footer.copyright', { year: now().getFullYear(), brand: name })}</p>
    </footer>
  );
};
