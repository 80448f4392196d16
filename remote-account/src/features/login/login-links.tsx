import { paths } from 'shared-kernel/contracts/paths';
import { useCustomerService } from 'shared-kernel/customer-service';
import { useTranslation } from 'shared-kernel/i18n';
import { Headset, House } from 'shared-kernel/icons';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui/icon';
import styles from './login.page.module.css';

/** The strip under the form: home, and the customer-service link. */
export const LoginLinks = () => {
  const { t } = useTranslation('account');
  const openService = useCustomerService(t('login.serviceFailed'));
  return (
    <nav className={styles.links} aria-label={t('login.also')}>
      <Link className={styles.link} to={paths.home}>
        <Icon of={House} size="s" />
        {t('login.home')}
      </Link>
      <button type="button" className={styles.link} onClick={() => void openService()}>
        <Icon of={Headset} size="s" />
        {t('login.service')}
      </button>
    </nav>
  );
};
