import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../security.module.css';
import { type DepositLimit, knownPeriod, useDepositLimits, useLimitWords } from './deposit-limits.ts';
import { LimitSheet } from './limit-sheet.tsx';

const WAIT_PX = 200;

interface LimitRowProps {
  readonly limit: DepositLimit;
  readonly onOpen: (period: LimitPeriod) => void;
}

const LimitRow = ({ limit, onOpen }: LimitRowProps) => {
  const { t } = useTranslation('member');
  const { stateOf, nextOf } = useLimitWords();
  const period = knownPeriod(limit);
  if (period === undefined) return null;
  return (
    <ListRow
      title={t(`security.limit.of.${period}`)}
      sub={
        <>
          {stateOf(limit)}
          {limit.next !== undefined && (
            <>
              <br />
              {nextOf(limit.next)}
            </>
          )}
        </>
      }
      onPress={() => onOpen(period)}
    />
  );
};

/** Limits that the member sets, and who helps with them. */
export const LimitsSection = () => {
  const { t } = useTranslation('member');
  const limits = useDepositLimits();
  const [period, setPeriod] = useState<LimitPeriod>();
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.limit.deposits')} />
      <div className={styles.part}>
        <Loaded
          query={limits}
          fallback={<Skeleton height={WAIT_PX} />}
          errorFallback={{ title: t('security.limit.failed') }}
        >
          {({ list }) => (
            <RowList label={t('security.limit.deposits')}>
              {list.map((limit) => (
                <LimitRow key={limit.period} limit={limit} onOpen={setPeriod} />
              ))}
            </RowList>
          )}
        </Loaded>
        <RowList label={t('security.limits')}>
          <ListRow
            lead={<Icon of={Headset} />}
            title={t('payment.service')}
            sub={t('security.limitsText')}
            to={paths.service}
          />
        </RowList>
      </div>
      <LimitSheet
        period={period}
        limit={limits.data?.list.find((limit) => limit.period === period)}
        onClose={() => setPeriod(undefined)}
      />
    </section>
  );
};
