import { type FieldHandle, type Form, SubmitButton, useFieldValue } from '@shared-kernel/forms';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Money } from '@shared-kernel/ui/money';
import type { ComponentProps } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type Channel, useDepositPromotions } from './api/calls.ts';
import styles from './deposit.module.css';
import { feeOf } from './deposit-fee.ts';
import { bestBonus, bonusFor, NO_PROMOTION } from './promotion/promotion-choice.tsx';

interface FormFootProps {
  readonly form: ComponentProps<typeof Form>['form'];
  readonly amount: FieldHandle<number | null>;
  readonly promotion: FieldHandle<string>;
  readonly channel: Channel;
  /** The amount that stood there first: another is the member's, and the bottom menu makes room. */
  readonly start: number | null;
  /** Leads to the promotions, of which none is chosen by itself: a bonus holds money until it is played. */
  readonly onSeePromotions: () => void;
}

/** What the press brings, with the bonus beside it and never in it, and the button with its amount. */
export const FormFoot = ({ form, amount, promotion, channel, start, onSeePromotions }: FormFootProps) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { money } = useFormat();
  const typed = useFieldValue(amount);
  const code = useFieldValue(promotion);
  const offered = useDepositPromotions().data;
  const isRead = typed !== null && Number.isSafeInteger(typed);
  const promotions = offered?.bonus === undefined ? (offered?.promotions ?? []) : [];
  const chosen = promotions.find((each) => each.code === code);
  const best = chosen === undefined ? bestBonus(promotions, typed) : undefined;
  const bonus = (chosen && bonusFor(chosen, typed)?.bonus) ?? '0.00';
  const summary = isRead && (
    <div className={styles.summary}>
      <p className={styles.get} aria-live="polite">
        <span>{t('deposit.get')}</span>
        <span>
          <Money amount={toDecimalAmount(typed - feeOf(channel, typed))} size={3} />
          {parseAmount(bonus) > 0 && ` ${t('deposit.getBonus', { bonus: money(bonus) })}`}
        </span>
      </p>
      {best !== undefined && (
        <button type="button" className={styles.offer} onClick={onSeePromotions}>
          {t('deposit.onOffer', { bonus: money(best) })}
        </button>
      )}
    </div>
  );
  return (
    <BarAtFoot isAboveMenu hidesMenu={typed !== start || code !== NO_PROMOTION} {...(summary && { summary })}>
      <SubmitButton form={form} busyText={t('deposit.opening')}>
        {isRead ? t('deposit.submit', { amount: money(toDecimalAmount(typed)) }) : tCommon('deposit')}
      </SubmitButton>
    </BarAtFoot>
  );
};
