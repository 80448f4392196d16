import { REFERRAL_OUTCOMES, REFERRAL_STEPS } from '@shared-kernel/contracts/member/referrals';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Icon } from '@shared-kernel/ui/icon';
import { CircleUserRound } from '@shared-kernel/ui/icons';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type Invitee, useInvitees } from './api/referrals.ts';
import styles from './invite-friends.module.css';

const STAGES = [...REFERRAL_STEPS, ...REFERRAL_OUTCOMES];
type Stage = (typeof STAGES)[number];

const TONES: Partial<Record<Stage, 'ok' | 'warn' | 'info'>> = {
  verified: 'info',
  deposited: 'info',
  played: 'info',
  valid: 'ok',
  held: 'warn',
};

const ROWS_PX = 232;

const isKnown = (stage: string): stage is Stage => STAGES.some((known) => known === stage);

/** How far a friend has come; a stage that is newer than the page stands under its own code. */
const StageTag = ({ stage }: Pick<Invitee, 'stage'>) => {
  const { t } = useTranslation('member');
  if (!isKnown(stage)) return <Tag>{stage}</Tag>;
  return <Tag tone={TONES[stage] ?? 'plain'}>{t(`inviteFriends.stageOf.${stage}`)}</Tag>;
};

const Row = ({ name, stage, day, lastDay }: Invitee) => {
  const { t } = useTranslation('member');
  const { shortDay } = useFormat();
  return (
    <ListRow
      lead={<Icon of={CircleUserRound} />}
      title={name}
      sub={
        lastDay === undefined
          ? t('inviteFriends.came', { day: shortDay(day) })
          : t('inviteFriends.counts', { day: shortDay(lastDay) })
      }
      trailing={<StageTag stage={stage} />}
    />
  );
};

/** Friends by their masked names, page by page. */
export const InviteeList = () => {
  const { t } = useTranslation('member');
  const invitees = useInvitees();
  return (
    <section className={styles.part}>
      <SectionHead title={t('inviteFriends.friends')} />
      <Loaded
        query={invitees}
        fallback={<Skeleton height={ROWS_PX} />}
        errorFallback={{ title: t('inviteFriends.friendsFailed') }}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('inviteFriends.empty')} text={t('inviteFriends.emptyText')} />}
      >
        {({ rows }) => (
          <InfiniteList
            hasMore={invitees.hasNextPage}
            isLoading={invitees.isFetchingNextPage}
            error={invitees.isFetchNextPageError ? invitees.error : undefined}
            onMore={() => void invitees.fetchNextPage()}
          >
            <RowList label={t('inviteFriends.friends')}>
              {rows.map((invitee) => (
                <Row key={invitee.id} {...invitee} />
              ))}
            </RowList>
          </InfiniteList>
        )}
      </Loaded>
    </section>
  );
};
