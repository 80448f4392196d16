import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import type { IconDrawing } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { type Hue, ReceiptText, ScrollText, Settings, ShieldCheck, Wallet } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Screen } from '@shared-kernel/ui/screen';
import { TileButton, TileGrid } from '@shared-kernel/ui/tile-button';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFrame, useIsScrolled, useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useGo, useLocation } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { Avatar } from '../../shared/avatar/avatar.tsx';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import { BalanceCard } from './balance-card.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './member-centre.module.css';
import { ProfileHeader } from './profile-header.tsx';

interface Tile {
  readonly name: 'deposit' | 'bettingRecord' | 'accountRecord' | 'security';
  readonly path: string;
  readonly icon: IconDrawing;
  readonly hue: Hue;
}

/** The four tiles, without flags (specification: accounts §2); two of them are entries too, with flags. */
const TILES: readonly Tile[] = [
  { name: 'deposit', path: paths.deposit, icon: Wallet, hue: 'money' },
  { name: 'bettingRecord', path: paths.bettingRecord, icon: ReceiptText, hue: 'rng' },
  { name: 'accountRecord', path: paths.accountRecord, icon: ScrollText, hue: 'fish' },
  { name: 'security', path: paths.security, icon: ShieldCheck, hue: 'pvp' },
];

const QuickTiles = () => {
  const { t } = useTranslation('member');
  const { actionTo } = useMemberGate();
  const { isRouted } = useRoutes();
  return (
    <TileGrid label={t('tile.heading')}>
      {TILES.filter(({ path }) => isRouted(path)).map(({ name, path, icon, hue }) => (
        <TileButton key={name} icon={icon} hue={hue} label={t(`tile.${name}`)} {...actionTo(path)} />
      ))}
    </TileGrid>
  );
};

/** Where a member's name and money would stand: the way in. Registering is offered where the home header offers it. */
const GuestCard = () => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { pathname } = useLocation();
  const offersRegister = useFlag('DIRECTREG3');
  return (
    <Card as="section" variant="balance" isPadded>
      <div className={styles.profile}>
        <Avatar />
        <div className={styles.who}>
          <h2 className={styles.invitation}>{t(offersRegister ? 'guest.heading' : 'guest.headingLogin')}</h2>
          <p className={styles.since}>{t('guest.text')}</p>
        </div>
      </div>
      <div className={styles.pair}>
        <LinkButton to={loginLink(pathname)} variant="primary" isBlock>
          {tCommon('login')}
        </LinkButton>
        {offersRegister && (
          <LinkButton to={paths.register} isBlock>
            {tCommon('register')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};

const MemberTop = () => (
  <>
    <ProfileHeader />
    <BalanceCard />
  </>
);

export const Page = () => {
  const { t } = useTranslation('member');
  const { back } = useFrame();
  const go = useGo();
  const { forMembers } = useMemberGate();
  const isGuest = useSession() === null;
  const isScrolled = useIsScrolled();
  return (
    <Screen
      title={t('title.memberCentre')}
      isSolid={isScrolled}
      onBack={back}
      backLabel={t('header.back')}
      trailing={
        <IconButton
          icon={Settings}
          size="m"
          label={t('header.settings')}
          onClick={forMembers(() => go(paths.settings))}
        />
      }
    >
      {isGuest ? <GuestCard /> : <MemberTop />}
      <QuickTiles />
      <EntryList />
    </Screen>
  );
};
