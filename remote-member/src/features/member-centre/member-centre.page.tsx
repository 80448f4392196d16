import { paths } from '@shared-kernel/contracts/system/paths';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Settings } from '@shared-kernel/ui/icons';
import { Screen } from '@shared-kernel/ui/screen';
import { useFrame, useIsScrolled } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useGo } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import { BalanceCard } from './balance-card.tsx';
import { EntryList } from './entry-list.tsx';
import { GuestCard } from './guest-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { QuickTiles } from './quick-tiles.tsx';

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
