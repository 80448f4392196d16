import { paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Check, Clock, TriangleAlert, X } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useTemplates } from 'shared-kernel/settings';
import { AskToProve } from '../../shared/proof/ask-to-prove.tsx';
import { type Deposit, isOpen, useDeposit } from './api/calls.ts';
import styles from './deposit.module.css';
import { OpenDeposit } from './open-deposit.tsx';
import { type Step, StepLine } from './step-line.tsx';

const ENDS = ['credited', 'failed', 'expired', 'cancelled'] as const;
const REFUSALS = ['active', 'used', 'amount', 'closed', 'excluded'] as const;
type End = (typeof ENDS)[number];
const ICONS: Readonly<Record<End, IconDrawing>> = {
  credited: Check,
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
const DepositEnd = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const end = ENDS.find((known) => known === deposit.status) ?? 'failed';
  const isGood = end === 'credited';
  return (
    <Card as="section" isPadded className={styles.over} data-end={end} role="status">
      <span className={styles.sign}>
        <Icon of={ICONS[end]} size="l" />
      </span>
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
      <p className={styles.line}>
        <span className={styles.dim}>{t('deposit.orderNo', { number: deposit.orderNo })}</span>
        <CopyButton text={deposit.orderNo} label={t('deposit.copy', { what: deposit.orderNo })} />
      </p>
      <GoOn deposit={deposit} />
      {isGood && <AskToProve />}
      <LinkButton to={paths.depositRecord} isBlock>
        {t('deposit.records')}
      </LinkButton>
    </Card>
  );
};

/** Tells the site that the balance is another one, when a deposit that was followed is credited. */
const useCreditedNews = ({ status }: Deposit): void => {
  const last = useRef(status);
  useEffect(() => {
    if (status === 'credited' && last.current !== 'credited') publish('wallet.changed', {});
    last.current = status;
  }, [status]);
};

const CARD_PX = 420;

const PaySkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.stack} role="status" aria-label={t('deposit.orderLoading')} aria-busy="true">
      <Skeleton height={CARD_PX} />
    </div>
  );
};

const NoDeposit = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('deposit.missing')}
      text={t('deposit.missingText')}
      action={<LinkButton to={paths.depositRecord}>{t('deposit.records')}</LinkButton>}
    />
  );
};

const stepOf = ({ status }: Deposit): Step => (status === 'credited' || status === 'checking' ? 'balance' : 'pay');

const Followed = ({ deposit }: { readonly deposit: Deposit }) => {
  useCreditedNews(deposit);
  const isNew = useTemplates()?.dep_func === '1';
  return (
    <>
      {isNew && <StepLine at={stepOf(deposit)} isDone={deposit.status === 'credited'} />}
      {isOpen(deposit) ? <OpenDeposit deposit={deposit} /> : <DepositEnd deposit={deposit} />}
    </>
  );
};

/** One deposit: how it is paid, and what became of it. */
export const PayStep = ({ orderNo }: { readonly orderNo: string }) => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useDeposit(orderNo)}
      variant="page"
      fallback={<PaySkeleton />}
      errorFallback={{ title: t('deposit.orderFailed'), text: t('deposit.orderFailedText') }}
      missing={<NoDeposit />}
    >
      {(deposit) => <Followed deposit={deposit} />}
    </Loaded>
  );
};
