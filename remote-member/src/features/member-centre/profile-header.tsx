import { shownName } from '@shared-kernel/contracts/account/shown-name';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight, Crown } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Pressable } from '@shared-kernel/ui/pressable';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { dayOf, daysBetween } from 'shared-kernel/clock';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useMemberInfo } from 'shared-kernel/member';
import { useToday } from 'shared-kernel/timer';
import { Avatar } from '../../shared/avatar/avatar.tsx';
import { useHeadIcon } from '../../shared/avatar/head-icon.ts';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import styles from './member-centre.module.css';
import { useClubBenefit } from './member-facts.ts';

const ProfileSkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.profile} role="status" aria-label={t('profile.loading')}>
      <Skeleton width={56} height={56} radius="full" />
      <div className={styles.who}>
        <Skeleton width="56%" height={26} radius="line" />
        <Skeleton width="38%" height={16} radius="line" />
      </div>
    </div>
  );
};

const Profile = ({ account, regDate }: NonNullable<ReturnType<typeof useMemberInfo>['data']>) => {
  const { t } = useTranslation('member');
  const { actionTo } = useMemberGate();
  const today = useToday();
  const benefit = useClubBenefit().data;
  const isVip = benefit?.enabled === true;
  const { isRouted } = useRoutes();
  const hasBenefits = isVip && isRouted(paths.benefits);
  const days = regDate === undefined ? undefined : Math.max(0, daysBetween(dayOf(regDate), today) - 1);
  return (
    <Pressable className={styles.profile} {...actionTo(hasBenefits ? paths.benefits : paths.memberCentre)}>
      <Avatar icon={useHeadIcon()} />
      <span className={styles.who}>
        <span className={styles.nameLine}>
          <b className={styles.name}>{shownName(account)}</b>
          {isVip && (
            <Tag hue="rng" icon={Crown}>
              {t('profile.vip', { level: benefit.level })}
            </Tag>
          )}
        </span>
        {days !== undefined && (
          <span className={styles.since}>{days === 0 ? t('profile.today') : t('profile.days', { count: days })}</span>
        )}
      </span>
      {hasBenefits && <Icon of={ChevronRight} />}
    </Pressable>
  );
};

/** Who is signed in, their level and for how long. Leads to the benefits where there are any, else nowhere new. */
export const ProfileHeader = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useMemberInfo()}
      fallback={<ProfileSkeleton />}
      variant="line"
      errorFallback={{ title: t('profile.failed') }}
    >
      {(member) => <Profile {...member} />}
    </Loaded>
  );
};
