import type { cancelDeposit } from '@shared-kernel/contracts/member/deposits';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Button } from '@shared-kernel/ui/button';
import { confirm } from '@shared-kernel/ui/confirm';
import { Icon } from '@shared-kernel/ui/icon';
import { Gift } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Note } from '@shared-kernel/ui/note';
import { Fragment, useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { type Deposit, useCancelDeposit, useDepositNews } from './api/calls.ts';
import styles from './deposit.module.css';
import { PayCard } from './pay-card.tsx';
import { PromotionSheet } from './promotion/promotion-sheet.tsx';
import { Proof } from './proof/proof.tsx';
import { LookedAt, ReportedNote, useReportPaid } from './reported.tsx';

/** What a waiting deposit takes along, and the way to change it before the money moves. */
const PromotionLine = ({ deposit }: { readonly deposit: Deposit }) => {
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

interface NotToPayProps {
  readonly deposit: Deposit;
  readonly exclusion: NonNullable<Deposit['exclusion']>;
  readonly onCancel: () => void;
}

/**
 * In the place of how to pay while the member takes a break from play: the deposit can be cancelled, and needs not be. A
 * transfer that was on its way when the break began can still be proved.
 */
const NotToPay = ({ deposit, exclusion, onCancel }: NotToPayProps) => {
  const { t } = useTranslation('member');
  return (
    <>
      <BreakNote at="pay" exclusion={exclusion} />
      <Proof deposit={deposit} />
      <BarAtFoot isAboveMenu hidesMenu>
        <Button isBlock onClick={onCancel}>
          {t('deposit.cancel')}
        </Button>
      </BarAtFoot>
    </>
  );
};

const CANCEL_FAILURES = {
  'deposit.closed': 'deposit.cancelClosed',
  otherwise: 'deposit.cancelFailed',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof cancelDeposit>>;

const useCancel = ({ orderNo, amount }: Deposit) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const language = useLanguage();
  const { mutateAsync } = useCancelDeposit();
  return () =>
    void confirm({
      title: t('deposit.cancelAsk'),
      text: t('deposit.cancelText', { amount: money(amount) }),
      action: t('deposit.cancel'),
      cancel: t('deposit.keep'),
      tone: 'danger',
      run: () => mutateAsync({ orderNo, language }),
      failed: (error) => t(wordsOf(CANCEL_FAILURES, error)),
    });
};

/** Whether it is still looked for, and what the member can do meanwhile. */
const News = ({ deposit, isResting }: { readonly deposit: Deposit; readonly isResting: boolean }) => {
  const { t } = useTranslation('member');
  if (deposit.reportedPaidAt !== undefined && !isResting) return <ReportedNote deposit={deposit} />;
  const text = deposit.status === 'waiting' ? t('deposit.waits') : t('deposit.checks');
  return (
    <p className={styles.news} role="status">
      {isResting ? t('deposit.rests') : text}
    </p>
  );
};

interface FootProps {
  readonly deposit: Deposit;
  readonly onCancel: () => void;
  readonly onLook: () => void;
}

/** Waiting: cancel it, or say that it is paid, which looks for it; then, and while it is checked, look again. */
const Foot = ({ deposit, onCancel, onLook }: FootProps) => {
  const { t } = useTranslation('member');
  const { report, isBusy, hasFailed } = useReportPaid(deposit, onLook);
  const isWaiting = deposit.status === 'waiting';
  const isReported = deposit.reportedPaidAt !== undefined;
  return (
    <>
      {hasFailed && <Note tone="bad">{t('deposit.reported.failed')}</Note>}
      <BarAtFoot isAboveMenu hidesMenu {...(isReported && { summary: <LookedAt deposit={deposit} /> })}>
        {isWaiting && <Button onClick={onCancel}>{t('deposit.cancel')}</Button>}
        <Button
          variant={isWaiting && deposit.pay?.url ? 'secondary' : 'primary'}
          isBlock
          isBusy={isBusy}
          onClick={isWaiting ? report : onLook}
        >
          {isWaiting && !isReported ? t('deposit.paid') : t('deposit.look')}
        </Button>
      </BarAtFoot>
    </>
  );
};

/** A deposit that waits, or whose money is looked at: it changes by itself. Said to be paid, its proof is asked for first. */
export const OpenDeposit = ({ deposit }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const { state, again } = useDepositNews(deposit.orderNo);
  const cancel = useCancel(deposit);
  const isWaiting = deposit.status === 'waiting';
  if (isWaiting && deposit.exclusion !== undefined)
    return <NotToPay deposit={deposit} exclusion={deposit.exclusion} onCancel={cancel} />;
  const proof = <Proof key="proof" deposit={deposit} />;
  const pay = isWaiting ? (
    <Fragment key="pay">
      <PayCard deposit={deposit} onOver={again} />
      <PromotionLine deposit={deposit} />
    </Fragment>
  ) : (
    <Note key="pay">{t('deposit.checking')}</Note>
  );
  return (
    <>
      <News deposit={deposit} isResting={state === 'given up'} />
      {deposit.reportedPaidAt === undefined ? [pay, proof] : [proof, pay]}
      <Foot deposit={deposit} onCancel={cancel} onLook={again} />
    </>
  );
};
