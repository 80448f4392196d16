import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Money } from '@shared-kernel/ui/money';
import { Tag } from '@shared-kernel/ui/tag';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useCategoryName } from 'shared-kernel/kit';
import type { Rebate } from './claim-card.tsx';

/** Each category that was played today: valid bet × rate = rebate. */
export const RebateRows = ({ list }: Pick<Rebate, 'list'>) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const nameOf = useCategoryName();
  return (
    <RowList label={t('manualRebate.byCategory')}>
      {list.map(({ gameType, validBet, rate, rebate, claimed, open }) => (
        <ListRow
          key={gameType}
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
