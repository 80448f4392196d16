import { type FieldHandle, useFieldValue } from '@shared-kernel/forms';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useDepositPromotions } from '../api/promotions.ts';
import { BonusCard } from './bonus-card.tsx';
import { PromotionChoice } from './promotion-choice.tsx';

const CHOICE_PX = 150;

interface PromotionOfFormProps {
  readonly field: FieldHandle<string>;
  readonly amount: FieldHandle<number | null>;
}

/** The bonus that is on, or what this deposit may take: a deposit needs neither, and goes without when they do not load. */
export const PromotionOfForm = ({ field, amount }: PromotionOfFormProps) => {
  const { t } = useTranslation('member');
  const typed = useFieldValue(amount);
  return (
    <Loaded
      query={useDepositPromotions()}
      variant="part"
      fallback={<Skeleton height={CHOICE_PX} />}
      errorFallback={{ title: t('deposit.promotion.failed'), text: t('deposit.promotion.failedText') }}
      isEmpty={({ promotions, bonus }) => promotions.length === 0 && bonus === undefined}
    >
      {({ promotions, bonus }) =>
        bonus === undefined ? (
          <PromotionChoice field={field} promotions={promotions} amount={typed} />
        ) : (
          <BonusCard bonus={bonus} />
        )
      }
    </Loaded>
  );
};
