import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useLocation } from 'shared-kernel/router';
import { Avatar } from '../../shared/avatar/avatar.tsx';
import styles from './member-centre.module.css';

/** Where a member's name and money would stand: the way in. Registering is offered where the home header offers it. */
export const GuestCard = () => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  const { pathname } = useLocation();
  const offersRegister = useFlag('DIRECTREG3');
  return (
    <Card as="section" look="balance" isPadded>
      <div className={styles.profile}>
        <Avatar />
        <div className={styles.who}>
          <h2 className={styles.invitation}>{t(offersRegister ? 'guest.heading' : 'guest.headingLogin')}</h2>
          <p className={styles.since}>{t('guest.text')}</p>
        </div>
      </div>
      <div className={styles.pair}>
        <LinkButton to={loginLink(pathname)} variant="primary" isBlock>
          {kit('login')}
        </LinkButton>
        {offersRegister && (
          <LinkButton to={paths.register} isBlock>
            {kit('register')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};
