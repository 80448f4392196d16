import { shownName } from '@shared-kernel/contracts/account/shown-name';
import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import { Entrance } from '../../shared/entrance/entrance.tsx';
import styles from './register.page.module.css';

/** In the place of the form, for who has just registered and came from no other page: what to do next. */
export const Welcome = () => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const { isRouted } = useRoutes();
  const name = shownName(useSession()?.userName ?? '');
  return (
    <Entrance heading={t('register.welcome', { name })}>
      <p className={styles.next}>{t('register.next')}</p>
      {isRouted(paths.deposit) && (
        <LinkButton variant="primary" isBlock to={paths.deposit} replace>
          {tCommon('deposit')}
        </LinkButton>
      )}
      <LinkButton isBlock to={paths.home} replace>
        {t('register.toGames')}
      </LinkButton>
    </Entrance>
  );
};
