import { paths } from '@shared-kernel/contracts/system/paths';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Pressable } from '@shared-kernel/ui/pressable';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import styles from './member-centre.module.css';
import { useClubBenefit } from './member-facts.ts';

type Benefit = NonNullable<ReturnType<typeof useClubBenefit>['data']>;

const Level = ({ level, nextLevel, progress, target }: Benefit) => {
  const { t } = useTranslation('member');
  const { actionTo } = useMemberGate();
  const { wholeMoney: whole } = useFormat();
  const label = nextLevel === undefined ? t('vip.top', { level }) : t('vip.next', { level: nextLevel });
  return (
    <Pressable className={styles.vip} {...actionTo(paths.benefits)}>
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
export const VipProgress = () => {
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
