import { BACK_PARAMETER, loginLink } from '@shared-kernel/contracts/system/paths';
import { useRef, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, useSearchParams } from 'shared-kernel/router';
import { Entrance } from '../../shared/entrance/entrance.tsx';
import { useLeaveWhenSignedIn } from '../../shared/entrance/use-leave-when-signed-in.ts';
import styles from './register.page.module.css';
import { RegisterBanners } from './register-banners.tsx';
import { RegisterForm } from './register-form.tsx';
import { Welcome } from './welcome.tsx';

/** A visitor becomes a member here (accounts §2); who is one already goes home. */
export const Page = () => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const [search] = useSearchParams();
  const isRegistered = useRef(false);
  const [isNew, setNew] = useState(false);
  const { isSignedIn } = useLeaveWhenSignedIn(isRegistered);
  if (isSignedIn) return isNew ? <Welcome /> : null;
  // The session comes before the next render: who leaves for it asks the ref.
  const welcome = () => {
    isRegistered.current = true;
    setNew(true);
  };
  const toLogin = (
    <Link className={styles.login} to={loginLink(search.get(BACK_PARAMETER) ?? undefined)}>
      {t('register.haveAccount')}
    </Link>
  );
  return (
    <Entrance heading={tCommon('register')} aside={toLogin} hasBarAtFoot>
      <RegisterForm onRegistered={welcome} />
      <RegisterBanners />
    </Entrance>
  );
};
