import { paths } from '@shared-kernel/contracts/system/paths';
import { Countdown } from '@shared-kernel/ui/countdown';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { ClaimOutcome } from '../../shared/rewards/claim-outcome.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { useClaimReward } from '../../shared/rewards/use-claim-reward.ts';
import { type Missions as Answer, type Mission, type Period, useMissions } from './api/leaderboard.ts';
import { MissionCard } from './mission-card.tsx';

const CARD_PX = 148;
const PERIODS = ['day', 'week'] as const satisfies readonly Period[];
const TITLES = { day: 'leaderboard.daily', week: 'leaderboard.weekly' } as const;

interface GroupProps {
  readonly period: Period;
  readonly missions: readonly Mission[];
  readonly claim: ReturnType<typeof useClaimReward>;
  readonly isBarred: boolean;
  readonly onOld: () => void;
}

/** The missions of a period, and the time until they begin anew. */
const Group = ({ period, missions, claim, isBarred, onOld }: GroupProps) => {
  const { t } = useTranslation('member');
  const { mutateAsync, isPending, variables } = claim;
  const [first] = missions;
  if (!first) return null;
  return (
    <section className={styles.stack} aria-label={t(TITLES[period])}>
      <SectionHead title={t(TITLES[period])} />
      <p className={styles.dim}>
        {t('leaderboard.reset')} <Countdown until={first.endsAt} label={t('leaderboard.reset')} onOver={onOld} />
      </p>
      <ul className={styles.stack}>
        {missions.map((mission) => (
          <MissionCard
            key={mission.id}
            mission={mission}
            isBusy={isPending && variables?.id === mission.rewardId}
            isBarred={isPending || isBarred}
            onClaim={(id) => void mutateAsync({ id }).catch(onOld)}
          />
        ))}
      </ul>
    </section>
  );
};

const Lists = ({ answer: { list, exclusion }, onOld }: { readonly answer: Answer; readonly onOld: () => void }) => {
  const claim = useClaimReward();
  return (
    <>
      {exclusion !== undefined && <BreakNote at="reward" exclusion={exclusion} />}
      <ClaimOutcome claim={claim} />
      {PERIODS.map((period) => (
        <Group
          key={period}
          period={period}
          missions={list.filter((mission) => mission.period === period)}
          claim={claim}
          isBarred={exclusion !== undefined}
          onOld={onOld}
        />
      ))}
    </>
  );
};

/** What of today and of this week brings a reward. */
export const Missions = () => {
  const { t } = useTranslation('member');
  const missions = useMissions();
  return (
    <div className={styles.stack}>
      <Loaded
        query={missions}
        fallback={<Skeleton height={CARD_PX * 2} radius="3" />}
        variant="page"
        errorFallback={{ title: t('leaderboard.failed'), text: t('leaderboard.failedText') }}
        isEmpty={({ list, exclusion }) => list.length === 0 && exclusion === undefined}
        empty={
          <EmptyState
            title={t('leaderboard.none')}
            text={t('leaderboard.noneText')}
            action={<LinkButton to={paths.promotions}>{t('claim.promotions')}</LinkButton>}
          />
        }
      >
        {(answer) => <Lists answer={answer} onOld={() => void missions.refetch()} />}
      </Loaded>
    </div>
  );
};
