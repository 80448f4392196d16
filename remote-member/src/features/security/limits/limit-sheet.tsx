import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { AmountField, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../security.module.css';
import { type DepositLimit, useLimitWords, useSetDepositLimit } from './deposit-limits.ts';

/** Minor units: less is no limit that anything could be deposited under, more is none. */
const LEAST = 100;
const MOST = 100_000_000_000;

interface LimitFormProps {
  readonly period: LimitPeriod;
  readonly limit: DepositLimit;
  readonly onClose: () => void;
}

const LimitForm = ({ period, limit: { limit, next }, onClose }: LimitFormProps) => {
  const { t } = useTranslation('member');
  const { nextOf } = useLimitWords();
  const { mutateAsync, isPending } = useSetDepositLimit();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { amount: limit === undefined ? null : parseAmount(limit) },
    fields: { amount: { required: true, min: LEAST, max: MOST } },
    submit: ({ amount }) => mutateAsync({ period, limit: toDecimalAmount(amount ?? 0) }),
    onSuccess: onClose,
  });
  const remove = () =>
    void mutateAsync({ period })
      .then(onClose)
      .catch(() => showToast({ text: t('security.limit.notChanged'), tone: 'bad' }));
  return (
    <Form form={form} label={t(`security.limit.of.${period}`)}>
      {next !== undefined && <Note>{nextOf(next)}</Note>}
      <AmountField field={form.fields.amount} label={t('security.limit.most')} hint={t('security.limit.rule')} />
      <div className={styles.part}>
        <SubmitButton form={form} disabled={isPending && !form.isSending}>
          {t('security.limit.set')}
        </SubmitButton>
        {limit !== undefined && (next === undefined || next.limit !== undefined) && (
          <Button isBlock variant="quiet" onClick={remove} disabled={isPending}>
            {t('security.limit.remove')}
          </Button>
        )}
      </div>
    </Form>
  );
};

interface LimitSheetProps {
  readonly period: LimitPeriod | undefined;
  readonly limit: DepositLimit | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or takes away one limit. */
export const LimitSheet = ({ period, limit, onClose }: LimitSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet
      isOpen={period !== undefined && limit !== undefined}
      onClose={onClose}
      title={period === undefined ? '' : t(`security.limit.of.${period}`)}
    >
      {period !== undefined && limit !== undefined && <LimitForm period={period} limit={limit} onClose={onClose} />}
    </Sheet>
  );
};
