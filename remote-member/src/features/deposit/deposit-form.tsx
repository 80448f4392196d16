import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { AmountField, type FieldHandle, Form, useFieldValue } from '@shared-kernel/forms';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type RefObject, useRef, useState } from 'react';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useTemplates } from 'shared-kernel/settings';
import { BonusCard } from '../../shared/bonus/bonus-card.tsx';
import { type Choice, useDepositPromotions } from './api/calls.ts';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './deposit.module.css';
import { feeOf, hasFee } from './deposit-fee.ts';
import { FormFoot } from './form-foot.tsx';
import { PromotionChoice } from './promotion/promotion-choice.tsx';
import { StepLine } from './step-line.tsx';
import { useDepositForm } from './use-deposit-form.ts';

const CHOICE_PX = 150;

interface PromotionOfFormProps {
  readonly field: FieldHandle<string>;
  readonly amount: FieldHandle<number | null>;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** The bonus that is on, or what this deposit may take: a deposit needs neither, and goes without when they do not load. */
const PromotionOfForm = ({ field, amount, list }: PromotionOfFormProps) => {
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
          <div ref={list} className={styles.promotions}>
            <PromotionChoice field={field} promotions={promotions} amount={typed} />
          </div>
        ) : (
          <BonusCard bonus={bonus} />
        )
      }
    </Loaded>
  );
};

interface DepositFormProps {
  readonly choices: readonly Choice[];
  readonly onOpened: (orderNo: string) => void;
}

interface ChosenProps extends DepositFormProps {
  readonly choice: Choice;
  readonly onChoose: (channel: string) => void;
}

const Chosen = ({ choices, choice, onChoose, onOpened }: ChosenProps) => {
  const { t } = useTranslation('member');
  const { form, start, isOwnWord } = useDepositForm(choice, onOpened);
  const isNew = useTemplates()?.dep_func === '1';
  const list = useRef<HTMLDivElement>(null);
  const seePromotions = () => {
    form.raw.setFocus('promotion');
    list.current?.scrollIntoView();
  };
  const quick = choice.channel.quickAmounts.map(parseAmount);
  return (
    <Form form={form} label={t('title.deposit')}>
      {isNew && <StepLine at="order" />}
      <ChannelChoice choices={choices} choice={choice} onChoose={onChoose} hasMethods={isNew} />
      <AmountField
        field={form.fields.amount}
        label={t('deposit.amount')}
        quick={quick}
        {...(hasFee(choice.channel) && { feeOf: (amount: number) => feeOf(choice.channel, amount) })}
      />
      {isOwnWord && <LinkButton to={limitsLink}>{t('deposit.toLimits')}</LinkButton>}
      <PromotionOfForm field={form.fields.promotion} amount={form.fields.amount} list={list} />
      <FormFoot
        form={form}
        amount={form.fields.amount}
        promotion={form.fields.promotion}
        channel={choice.channel}
        start={start}
        onSeePromotions={seePromotions}
      />
    </Form>
  );
};

/** A channel and an amount. The first channel is chosen; one that is gone meanwhile gives way to it. */
export const DepositForm = ({ choices, onOpened }: DepositFormProps) => {
  const [chosen, choose] = useState<string>();
  const choice = choices.find(({ channel }) => channel.channel === chosen) ?? choices[0];
  if (choice === undefined) return null;
  return <Chosen choices={choices} choice={choice} onChoose={choose} onOpened={onOpened} />;
};
