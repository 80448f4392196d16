import { BACK_PARAMETER, paths, registerLink } from '@shared-kernel/contracts/system/paths';
import { useCustomerService, useServiceLink } from '@shared-kernel/ui/customer-service';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset, House, LockKeyhole, UserRoundPlus } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, useSearchParams } from 'shared-kernel/router';
import styles from './login-links.module.css';

const linksOf = (back: string | undefined) =>
  [
    { to: paths.home, icon: House, text: 'login.home' },
    { to: registerLink(back), icon: UserRoundPlus, text: 'login.registerNow' },
    { to: paths.forgotPassword, icon: LockKeyhole, text: 'login.forgot' },
  ] as const;

/** The strip under the form (specification: accounts §2, login): three pages, whatever the flags, and the customer-service link, held ready. */
export const LoginLinks = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  useServiceLink();
  const openService = useCustomerService();
  return (
    <nav className={styles.links} aria-label={t('login.also')}>
      {linksOf(search.get(BACK_PARAMETER) ?? undefined).map(({ to, icon, text }) => (
        <Link key={to} className={styles.link} to={to}>
          <Icon of={icon} size="s" />
          {t(text)}
        </Link>
      ))}
      <button type="button" className={styles.link} onClick={() => openService()}>
        <Icon of={Headset} size="s" />
        {t('login.service')}
      </button>
    </nav>
  );
};
