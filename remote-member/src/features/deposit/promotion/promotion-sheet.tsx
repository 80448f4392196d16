import type { acceptPromotion } from '@shared-kernel/contracts/member/deposit-promotions';
import { type Failures, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { type Deposit, type Promotion, useAcceptPromotion, useDepositPromotions } from '../api/calls.ts';
import { NO_PROMOTION, PromotionChoice } from './promotion-choice.tsx';

const CHOICE_PX = 220;

const FAILURES = {
  'promo.active': 'deposit.promotion.refused.active',
  'promo.used': 'deposit.promotion.refused.used',
  'promo.amount': 'deposit.promotion.refused.amount',
  'promo.closed': 'deposit.promotion.refused.closed',
  'member.excluded': 'deposit.promotion.refused.excluded',
  'deposit.closed': 'deposit.promotion.tooLate',
} as const satisfies Failures<'member', 'promotion', FailureCodeOf<typeof acceptPromotion>>;

interface PromotionFormProps {
  readonly deposit: Deposit;
  readonly promotions: readonly Promotion[];
  readonly onClose: () => void;
}

const PromotionForm = ({ deposit, promotions, onClose }: PromotionFormProps) => {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const { mutateAsync } = useAcceptPromotion();
  const { orderNo, amount } = deposit;
  const form = useAppForm({
    texts: 'member',
    defaultValues: { promotion: deposit.promotion?.code ?? NO_PROMOTION },
    submit: ({ promotion }) => mutateAsync({ orderNo, language, ...(promotion !== NO_PROMOTION && { promotion }) }),
    onSuccess: onClose,
    failures: FAILURES,
  });
  return (
    <Form form={form} label={t('deposit.promotion.label')}>
      <PromotionChoice
        field={form.fields.promotion}
        promotions={promotions}
        amount={parseAmount(amount)}
        isLabelHidden
      />
      <SubmitButton form={form}>{t('deposit.promotion.take')}</SubmitButton>
    </Form>
  );
};

interface PromotionSheetProps {
  readonly deposit: Deposit;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Choices = ({ deposit, onClose }: Omit<PromotionSheetProps, 'isOpen'>) => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useDepositPromotions()}
      fallback={<Skeleton height={CHOICE_PX} />}
      errorFallback={{ title: t('deposit.promotion.failed'), text: t('deposit.promotion.failedText') }}
    >
      {({ promotions, bonus }) =>
        bonus === undefined ? (
          <PromotionForm deposit={deposit} promotions={promotions} onClose={onClose} />
        ) : (
          <Note tone="warn">{t('deposit.promotion.refused.active')}</Note>
        )
      }
    </Loaded>
  );
};

/** Another promotion for a deposit that waits, or none. */
export const PromotionSheet = ({ deposit, isOpen, onClose }: PromotionSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('deposit.promotion.label')}>
      {isOpen && <Choices deposit={deposit} onClose={onClose} />}
    </Sheet>
  );
};
