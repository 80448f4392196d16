import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../../shared/rewards/rewards.module.css';
import { useBenefits } from './api/benefits.ts';
import { Levels } from './levels.tsx';

const OWN_PX = 218;
const LINE_PX = 18;
const LEVEL_PX = 128;

/** The VIP room: the own level, and what each brings. */
export const Page = () => {
  const { t } = useTranslation('member');
  const benefits = useBenefits();
  return (
    <Column>
      <Loaded
        query={benefits}
        fallback={
          <div className={styles.stack}>
            <Skeleton height={OWN_PX} radius="3" />
            <SectionHead title={t('benefits.levels')} />
            <Skeleton height={LINE_PX} width="70%" radius="line" />
            {[1, 2, 3].map((each) => (
              <Skeleton key={each} height={LEVEL_PX} radius="3" />
            ))}
          </div>
        }
        variant="page"
        errorFallback={{ title: t('benefits.failed'), text: t('benefits.failedText') }}
        isEmpty={({ enabled, levels, exclusion }) => !enabled || (levels.length === 0 && exclusion === undefined)}
        empty={
          <EmptyState
            title={t('benefits.none')}
            text={t('benefits.noneText')}
            action={<LinkButton to={paths.promotions}>{t('claim.promotions')}</LinkButton>}
          />
        }
      >
        {(answer) => <Levels benefits={answer} onOld={() => void benefits.refetch()} />}
      </Loaded>
    </Column>
  );
};
