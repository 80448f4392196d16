import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { CategoryIcon, hueOf } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useCategoryName } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useManualRebate } from './api/manual-rebate.ts';
import { ClaimCard, type Rebate } from './claim-card.tsx';

/** Each category that was played today: valid bet × rate = rebate. */
const RebateRows = ({ list }: Pick<Rebate, 'list'>) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const nameOf = useCategoryName();
  return (
    <RowList label={t('manualRebate.byCategory')}>
      {list.map(({ gameType, validBet, rate, rebate, claimed, open }) => (
        <ListRow
          key={gameType}
          lead={<CategoryIcon category={gameType} />}
          hue={hueOf(gameType)}
          title={nameOf(gameType)}
          sub={t('manualRebate.sum', { validBet: money(validBet), rate })}
          badge={
            parseAmount(claimed) > 0 && parseAmount(open) === 0 ? (
              <Tag tone="ok">{t('manualRebate.isClaimed')}</Tag>
            ) : undefined
          }
          trailing={<Money amount={rebate} tone="plain" />}
        />
      ))}
    </RowList>
  );
};

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
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('manualRebate.failed'), text: t('manualRebate.failedText') }}
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
