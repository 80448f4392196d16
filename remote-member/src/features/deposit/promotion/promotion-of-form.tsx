import { type FieldHandle, useFieldValue } from '@shared-kernel/forms';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useDepositPromotions } from '../api/promotions.ts';
import { BonusCard } from './bonus-card.tsx';
import { PromotionChoice } from './promotion-choice.tsx';

const CHOICE_PX = 150;

interface PromotionOfFormProps {
  readonly of: FieldHandle<string>;
  readonly amount: FieldHandle<number | null>;
}

/** The bonus that is on, or what this deposit may take: a deposit needs neither, and goes without when they do not load. */
export const PromotionOfForm = ({ of, amount }: PromotionOfFormProps) => {
  const { t } = useTranslation('member');
  const typed = useFieldValue(amount);
  return (
    <Loaded
      query={useDepositPromotions()}
      look="part"
      wait={<Skeleton height={CHOICE_PX} />}
      failed={{ title: t('deposit.promotion.failed'), text: t('deposit.promotion.failedText') }}
      isEmpty={({ promotions, bonus }) => promotions.length === 0 && bonus === undefined}
    >
      {({ promotions, bonus }) =>
        bonus === undefined ? (
          <PromotionChoice of={of} promotions={promotions} amount={typed} />
        ) : (
          <BonusCard bonus={bonus} />
        )
      }
    </Loaded>
  );
};
