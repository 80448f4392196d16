import { Icon } from '@shared-kernel/ui/icon';
import { Gift } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Deposit } from '../api/deposit.ts';
import { PromotionSheet } from './promotion-sheet.tsx';

/** What a waiting deposit takes along, and the way to change it before the money moves. */
export const PromotionLine = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { promotion, bonus } = deposit;
  return (
    <>
      <RowList label={t('deposit.promotion.label')}>
        <ListRow
          lead={<Icon of={Gift} />}
          title={promotion?.name ?? t('deposit.promotion.none')}
          sub={
            promotion === undefined
              ? t('deposit.promotion.choose')
              : t('deposit.promotion.plan', { bonus: money(bonus), required: money(promotion.required) })
          }
          onPress={() => setOpen(true)}
        />
      </RowList>
      <PromotionSheet deposit={deposit} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
