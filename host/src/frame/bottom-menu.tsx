import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { CircleUserRound, House, Swell, TicketPercent, UserRoundPlus, Wallet } from '@shared-kernel/ui/icons';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { usePromotions } from 'shared-kernel/member';
import { Link } from 'shared-kernel/router';
import { useIsOnTrial } from 'shared-kernel/session';
import styles from './bottom-menu.module.css';

type MenuEntry = NonNullable<FrameOptions['menuEntry']>;

interface Entry {
  readonly id: MenuEntry;
  readonly to: string;
  readonly icon: IconDrawing;
  /** `coin`: the raised one in the middle. */
  readonly place: 'left' | 'coin' | 'right';
}

/** Specification: browsing §2, bottom menu, in its order. */
const ENTRIES: readonly Entry[] = [
  { id: 'home', to: paths.home, icon: House, place: 'left' },
  { id: 'promotion', to: paths.promotions, icon: TicketPercent, place: 'left' },
  { id: 'deposit', to: paths.deposit, icon: Wallet, place: 'coin' },
  { id: 'invite', to: paths.invite, icon: UserRoundPlus, place: 'right' },
  { id: 'members', to: paths.memberCentre, icon: CircleUserRound, place: 'right' },
];

/**
 * Home, promotions, the deposit coin, invite and members, each while its page is live. Members shows the number of unclaimed
 * promotions while the reward centre, where they are claimed, is live. A trial has nothing to deposit: its coin leads to an account.
 */
export const BottomMenu = ({ current }: { readonly current: MenuEntry | undefined }) => {
  const { t } = useTranslation('frame');
  const tCommon = useCommonTexts();
  const { isRouted } = useRoutes();
  const promotions = usePromotions().data?.totalUnclaimedPromosCount ?? 0;
  const unclaimed = isRouted(paths.rewards) ? promotions : 0;
  const isOnTrial = useIsOnTrial();
  const entries = ENTRIES.filter(({ to }) => isRouted(to)).map((entry) => {
    const registers = isOnTrial && entry.id === 'deposit';
    return {
      ...entry,
      ...(registers && { to: paths.register }),
      label: registers ? tCommon('register') : t(`menu.${entry.id}`),
    };
  });
  const isAlone = (entry: Entry) => entries.every(({ id, place }) => id === entry.id || place !== entry.place);
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <Swell />
      {entries.map((entry) => {
        const { id, to, icon, place, label } = entry;
        return (
          <Link
            key={id}
            to={to}
            className={styles.entry}
            data-place={place}
            data-alone={isAlone(entry) || undefined}
            aria-current={id === current ? 'page' : undefined}
          >
            {place === 'coin' ? (
              <span className={styles.coin}>
                <Icon of={icon} size="l" />
              </span>
            ) : (
              <Icon of={icon} size="l" />
            )}
            <span className={styles.label}>{label}</span>
            {id === 'members' && unclaimed > 0 && (
              <span className={styles.bubble}>
                <Badge count={unclaimed} label={tCommon('waiting.promotions', { count: unclaimed })} />
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
};
