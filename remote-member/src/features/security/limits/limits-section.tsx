import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../security.module.css';
import { useDepositLimits, usePlayLimits } from './limit-calls.ts';
import { LimitList } from './limit-list.tsx';
import { RealityCheck } from './reality-check.tsx';

const WAIT_PX = 200;

/** Limits that the member sets for deposits. */
const DepositLimits = () => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.limit.title.deposit')} />
      <Loaded
        query={useDepositLimits()}
        fallback={<Skeleton height={WAIT_PX} />}
        errorFallback={{ title: t('security.limit.failed') }}
      >
        {({ list }) => <LimitList kind="deposit" limits={list} />}
      </Loaded>
    </section>
  );
};

const PLAY_WAIT_PX = 440;

/** Limits that the member sets for losses and for time played. */
const PlayLimits = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={usePlayLimits()}
      fallback={<Skeleton height={PLAY_WAIT_PX} />}
      errorFallback={{ title: t('security.limit.playFailed') }}
    >
      {(limits) => (
        <>
          {(['loss', 'time'] as const).map((kind) => (
            <section key={kind}>
              <SectionHead tone="quiet" title={t(`security.limit.title.${kind}`)} />
              <LimitList kind={kind} limits={limits[kind]} />
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
};

/** Limits that the member sets, how often a game says how it goes, and who helps with all of it. */
export const LimitsSection = () => {
  const { t } = useTranslation('member');
  return (
    <>
      <DepositLimits />
      <PlayLimits />
      <div className={styles.part}>
        <RealityCheck />
        <RowList label={t('payment.service')}>
          <ListRow
            lead={<Icon of={Headset} />}
            title={t('payment.service')}
            sub={t('security.limitsText')}
            to={paths.service}
          />
        </RowList>
      </div>
    </>
  );
};
