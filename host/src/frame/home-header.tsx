import { shownName } from '@shared-kernel/contracts/account/shown-name';
import { paths } from '@shared-kernel/contracts/system/paths';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { Icon } from '@shared-kernel/ui/icon';
import { BrandMark, Plus } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useBrand, useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useBalanceVisibility, useIsScrolled } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { isTrial, type Session, useSession } from 'shared-kernel/session';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuButton } from './menu-button.tsx';

const MemberBalance = ({ session }: { readonly session: Session }) => {
  const tCommon = useCommonTexts();
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  const onTrial = isTrial(session.type);
  return (
    <div className={styles.member}>
      <span className={styles.owner}>
        {!onTrial && <span className={styles.account}>{shownName(session.userName)}</span>}
        <span className={styles.balance} role="status" aria-label={tCommon('balance.total')}>
          {balance.data === undefined || balance.isFetching ? (
            <BalanceWait hasFailed={balance.isError} />
          ) : (
            <BalanceAmount
              balance={balance.data}
              layout={onTrial ? 'stack' : 'line'}
              isHidden={!isVisible}
              isTappable
            />
          )}
        </span>
      </span>
      {onTrial ? (
        <span className={styles.join}>
          <LinkButton to={paths.register} size="s" variant="primary">
            {tCommon('register')}
          </LinkButton>
        </span>
      ) : (
        <Link to={paths.deposit} className={styles.add} aria-label={tCommon('deposit')}>
          <Icon of={Plus} />
        </Link>
      )}
    </div>
  );
};

/** The balance is hidden until the wallet call has finished (specification: browsing §2, menu popover). */
const BalanceWait = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const { t } = useTranslation('frame');
  return hasFailed ? (
    <span className={styles.unknown}>{t('header.balanceUnknown')}</span>
  ) : (
    <Skeleton width={104} height={16} radius="line" />
  );
};

const GuestActions = () => {
  const tCommon = useCommonTexts();
  const canRegister = useFlag('DIRECTREG3');
  return (
    <div className={styles.actions}>
      <LinkButton to={paths.login} size="s" variant="secondary">
        {tCommon('login')}
      </LinkButton>
      {canRegister && (
        <LinkButton to={paths.register} size="s" variant="primary">
          {tCommon('register')}
        </LinkButton>
      )}
    </div>
  );
};

/** The home page's header: the logo; the balance of a member or the ways in for a guest; language and menu. Part of the page's sky until that scrolls. */
export const HomeHeader = () => {
  const { name } = useBrand();
  const session = useSession();
  const isScrolled = useIsScrolled();
  return (
    <header
      className={styles.header}
      data-home
      data-solid={isScrolled || undefined}
      data-member={session === null ? undefined : ''}
    >
      <Link to={paths.home} className={styles.brand} aria-label={name}>
        <BrandMark />
        {session === null && (
          <b className={styles.name} aria-hidden="true">
            {name}
          </b>
        )}
      </Link>
      {session === null ? <GuestActions /> : <MemberBalance session={session} />}
      <div className={styles.tools}>
        <LanguageSwitcher />
        <MenuButton />
      </div>
    </header>
  );
};
