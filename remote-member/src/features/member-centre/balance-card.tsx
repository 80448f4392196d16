import { paths } from '@shared-kernel/contracts/system/paths';
import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { Card } from '@shared-kernel/ui/card';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Eye, EyeOff, RefreshCw } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Pressable } from '@shared-kernel/ui/pressable';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { toggleBalance, useBalanceVisibility, useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import styles from './member-centre.module.css';
import { useClubBenefit } from './member-facts.ts';

type Benefit = NonNullable<ReturnType<typeof useClubBenefit>['data']>;

const Level = ({ level, nextLevel, progress, target }: Benefit) => {
  const { t } = useTranslation('member');
  const { actionTo } = useMemberGate();
  const { wholeMoney: whole } = useFormat();
  const { isRouted } = useRoutes();
  const label = nextLevel === undefined ? t('vip.top', { level }) : t('vip.next', { level: nextLevel });
  const line = (
    <>
      <span className={styles.vipLine}>
        <span className={styles.dim}>{label}</span>
        {nextLevel !== undefined && (
          <span className={styles.figures}>
            {whole(progress)} <span className={styles.faint}>/ {whole(target)}</span>
          </span>
        )}
      </span>
      <ProgressBar
        label={label}
        value={nextLevel === undefined ? 1 : parseAmount(progress)}
        max={nextLevel === undefined ? 1 : parseAmount(target)}
        valueText={nextLevel === undefined ? label : t('vip.of', { progress: whole(progress), target: whole(target) })}
      />
    </>
  );
  if (!isRouted(paths.benefits)) return <div className={styles.vip}>{line}</div>;
  return (
    <Pressable className={styles.vip} {...actionTo(paths.benefits)}>
      {line}
    </Pressable>
  );
};

const Wait = () => (
  <div className={styles.vip}>
    <Skeleton height={16} radius="line" />
    <Skeleton height={6} radius="full" />
  </div>
);

/** How far it is to the next level; nothing where the brand has no levels. */
const VipProgress = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useClubBenefit()}
      fallback={<Wait />}
      variant="line"
      errorFallback={{ title: t('vip.failed') }}
      isEmpty={({ enabled }) => !enabled}
    >
      {(benefit) => <Level {...benefit} />}
    </Loaded>
  );
};

const Amount = ({
  balance,
  isHidden,
}: {
  readonly balance: ReturnType<typeof useBalance>;
  readonly isHidden: boolean;
}) => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={balance}
      fallback={<Skeleton width={180} height={34} radius="line" />}
      variant="line"
      errorFallback={{ title: t('balance.failed') }}
    >
      {(value) => (
        <BalanceAmount
          balance={value}
          note={value.bonusPlayed === undefined ? undefined : t('bonus.played', { percent: value.bonusPlayed })}
          size={5}
          isHidden={isHidden}
          isTappable
        />
      )}
    </Loaded>
  );
};

/** The total, hidden while it is refreshed (specification: accounts §4); the ways to add to it and take from it; VIP progress. */
export const BalanceCard = () => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { guard } = useMemberGate();
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await balance.refetch();
    setRefreshing(false);
  };
  return (
    <Card as="section" variant="balance" isPadded aria-label={tCommon('balance.total')}>
      <div className={styles.balance}>
        <div className={styles.total} aria-live="polite" aria-busy={balance.isFetching}>
          <p className={styles.since}>{tCommon('balance.total')}</p>
          <Amount balance={balance} isHidden={!isVisible || isRefreshing} />
        </div>
        <div className={styles.tools}>
          <IconButton
            icon={isVisible ? Eye : EyeOff}
            size="m"
            label={tCommon(isVisible ? 'balance.hide' : 'balance.show')}
            onClick={toggleBalance}
          />
          <IconButton icon={RefreshCw} size="m" label={t('balance.refresh')} onClick={refresh} />
        </div>
      </div>
      <div className={styles.pair}>
        <LinkButton to={paths.deposit} variant="primary" isBlock onClick={guard(paths.deposit)}>
          {tCommon('deposit')}
        </LinkButton>
        <LinkButton to={paths.withdraw} isBlock onClick={guard(paths.withdraw)}>
          {tCommon('withdraw')}
        </LinkButton>
      </div>
      <VipProgress />
    </Card>
  );
};
