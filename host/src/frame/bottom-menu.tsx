import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { CircleUserRound, House, Swell, TicketPercent, UserRoundPlus, Wallet } from '@shared-kernel/ui/icons';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { usePromotions } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import styles from './bottom-menu.module.css';

type MenuEntry = NonNullable<FrameOptions['menuEntry']>;

interface Entry {
  readonly id: MenuEntry;
  readonly to: string;
  readonly icon: IconDrawing;
  /** The raised coin in the middle. */
  readonly isMain?: true;
}

/** Specification: browsing §2, bottom menu, in its order. */
const ENTRIES: readonly Entry[] = [
  { id: 'home', to: paths.home, icon: House },
  { id: 'promotion', to: paths.promotions, icon: TicketPercent },
  { id: 'deposit', to: paths.deposit, icon: Wallet, isMain: true },
  { id: 'invite', to: paths.invite, icon: UserRoundPlus },
  { id: 'members', to: paths.memberCentre, icon: CircleUserRound },
];

/** Home, promotions, the deposit coin, invite and members, the last with the number of unclaimed promotions. */
export const BottomMenu = ({ current }: { readonly current: MenuEntry | undefined }) => {
  const { t } = useTranslation('frame');
  const tCommon = useCommonTexts();
  const unclaimed = usePromotions().data?.totalUnclaimedPromosCount ?? 0;
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <Swell />
      {ENTRIES.map(({ id, to, icon, isMain }) => (
        <Link
          key={id}
          to={to}
          className={styles.entry}
          data-main={isMain}
          aria-current={id === current ? 'page' : undefined}
        >
          {isMain ? (
            <span className={styles.coin}>
              <Icon of={icon} size="l" />
            </span>
          ) : (
            <Icon of={icon} size="l" />
          )}
          <span className={styles.label}>{t(`menu.${id}`)}</span>
          {id === 'members' && unclaimed > 0 && (
            <span className={styles.bubble}>
              <Badge count={unclaimed} label={tCommon('waiting.promotions', { count: unclaimed })} />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};
