import { paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { CircleCheck, Clock, TriangleAlert, X } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Deposit } from './api/calls.ts';
import styles from './deposit.module.css';

const ENDS = ['credited', 'failed', 'expired', 'cancelled'] as const;
const REFUSALS = ['active', 'used', 'amount', 'closed', 'excluded'] as const;
type End = (typeof ENDS)[number];
const ICONS: Readonly<Record<End, IconDrawing>> = {
  credited: CircleCheck,
  failed: TriangleAlert,
  expired: Clock,
  cancelled: X,
};

/** What the promotion has brought, or why it brought nothing. */
const PromotionEnd = ({ deposit: { promotion, bonus } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  if (promotion === undefined) return null;
  const refusal = REFUSALS.find((known) => known === promotion.refusal);
  const text =
    refusal === undefined
      ? t('deposit.promotion.given', { bonus: money(bonus), required: money(promotion.required) })
      : `${t('deposit.promotion.notGiven', { name: promotion.name })} ${t(`deposit.promotion.refused.${refusal}`)}`;
  return <p className={styles.dim}>{text}</p>;
};

const netOf = ({ amount, fee }: Deposit): string => toDecimalAmount(parseAmount(amount) - parseAmount(fee));

/** To the games with what has come, or to another deposit with what has not; in a break from play to neither. */
const GoOn = ({ deposit: { status, exclusion } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  if (exclusion !== undefined) return null;
  const isGood = status === 'credited';
  return (
    <LinkButton to={isGood ? paths.home : paths.deposit} variant="primary" isBlock>
      {isGood ? t('deposit.play') : t('deposit.again')}
    </LinkButton>
  );
};

/** What became of a deposit, what of the money, and where to go from there. */
export const DepositEnd = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const end = ENDS.find((known) => known === deposit.status) ?? 'failed';
  const isGood = end === 'credited';
  return (
    <Card as="section" isPadded className={styles.over} data-end={end} role="status">
      <Icon of={ICONS[end]} size="l" />
      <h2 className={styles.title}>
        {t(`deposit.end.${end}.title`, { amount: money(isGood ? netOf(deposit) : deposit.amount) })}
      </h2>
      {isGood && parseAmount(deposit.fee) > 0 && (
        <p className={styles.dim}>
          {t('deposit.feeTaken', { fee: money(deposit.fee), amount: money(deposit.amount) })}
        </p>
      )}
      <p className={styles.dim}>{t(`deposit.end.${end}.text`)}</p>
      {isGood && <PromotionEnd deposit={deposit} />}
      <p className={styles.dim}>{t('deposit.orderNo', { number: deposit.orderNo })}</p>
      <GoOn deposit={deposit} />
      <LinkButton to={paths.depositRecord} isBlock>
        {t('deposit.records')}
      </LinkButton>
    </Card>
  );
};
