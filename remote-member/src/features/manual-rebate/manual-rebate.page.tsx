import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useManualRebate } from './api/manual-rebate.ts';
import { ClaimCard } from './claim-card.tsx';
import { RebateRows } from './rebate-rows.tsx';

const CLAIM_PX = 168;
const ROWS_PX = 112;

const Wait = () => (
  <>
    <Skeleton height={CLAIM_PX} />
    <Skeleton height={ROWS_PX} />
  </>
);

const Nothing = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('manualRebate.empty')}
      text={t('manualRebate.emptyText')}
      action={
        <LinkButton to={paths.home} variant="primary">
          {t('manualRebate.play')}
        </LinkButton>
      }
    />
  );
};

/** What today's bets give back, by category, and claiming it. */
export const Page = () => {
  const { t } = useTranslation('member');
  const today = useManualRebate();
  return (
    <Column>
      <Loaded
        query={today}
        wait={<Wait />}
        look="page"
        failed={{ title: t('manualRebate.failed'), text: t('manualRebate.failedText') }}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing />}
      >
        {(rebate) => (
          <>
            <ClaimCard rebate={rebate} isAsking={today.isFetching} />
            <RebateRows list={rebate.list} />
          </>
        )}
      </Loaded>
    </Column>
  );
};
