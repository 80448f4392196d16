import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { AmountField, Form, RadioField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from '../security.module.css';
import { type Limit, type LimitKind, useChangeLimit } from './limit-calls.ts';
import { useLimitWords, useMinutes } from './limit-words.ts';

/** Minor units: less is no limit that anything could be deposited or lost under, more is none. */
const LEAST = 100;
const MOST = 100_000_000_000;

/** Minutes that are offered. */
const TIMES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [15, 30, 60, 120, 180, 240],
  week: [120, 240, 420, 600, 840, 1200],
  month: [600, 1200, 1800, 2400, 3600, 4800],
};

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: Limit;
  readonly onClose: () => void;
}

const LimitForm = ({ kind, period, limit: { limit, next }, onClose }: LimitFormProps) => {
  const { t } = useTranslation('member');
  const { nextOf, orNone } = useLimitWords();
  const minutes = useMinutes();
  const { set, confirm, isPending } = useChangeLimit(kind);
  const isTime = kind === 'time';
  const form = useAppForm({
    texts: 'member',
    defaultValues: {
      amount: typeof limit === 'string' ? parseAmount(limit) : null,
      minutes: typeof limit === 'number' ? String(limit) : '',
    },
    fields: {
      amount: { required: !isTime, min: LEAST, max: MOST },
      minutes: { required: isTime, says: 'security.limit.timeFault' },
    },
    submit: (given) => set(period, isTime ? Number(given.minutes) : toDecimalAmount(given.amount ?? 0)),
    onSuccess: onClose,
  });
  const change = (changed: Promise<unknown>) =>
    void changed.then(onClose).catch(() => showToast({ text: t('security.limit.notChanged'), tone: 'bad' }));
  const times = TIMES[period].includes(Number(limit))
    ? TIMES[period]
    : [...TIMES[period], Number(limit)].toSorted((a, b) => a - b);
  return (
    <Form form={form} label={t(`security.limit.of.${kind}.${period}`)}>
      {next !== undefined && <Note>{nextOf(next)}</Note>}
      {next?.canBeConfirmed === true && (
        <div className={styles.part}>
          <Button isBlock onClick={() => change(confirm(period))} disabled={isPending}>
            {t('security.limit.confirm', { limit: orNone(next.limit) })}
          </Button>
          <Button isBlock variant="line" onClick={() => change(set(period, limit))} disabled={isPending}>
            {t('security.limit.keep')}
          </Button>
        </div>
      )}
      {isTime ? (
        <>
          <RadioField
            field={form.fields.minutes}
            label={t('security.limit.most')}
            variant="tiles"
            options={times.filter((time) => time > 0).map((time) => ({ value: String(time), label: minutes(time) }))}
          />
          <p className={styles.quiet}>{t('security.limit.rule.time')}</p>
        </>
      ) : (
        <AmountField
          field={form.fields.amount}
          label={t('security.limit.most')}
          hint={t(`security.limit.rule.${kind}`)}
        />
      )}
      <div className={styles.part}>
        <SubmitButton form={form} disabled={isPending && !form.isSending}>
          {t('security.limit.set')}
        </SubmitButton>
        {limit !== undefined && (next === undefined || next.limit !== undefined) && (
          <Button isBlock variant="quiet" onClick={() => change(set(period))} disabled={isPending}>
            {t('security.limit.remove')}
          </Button>
        )}
      </div>
    </Form>
  );
};

interface LimitSheetProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod | undefined;
  readonly limit: Limit | undefined;
  readonly onClose: () => void;
}

/** Sets, changes, confirms or takes away one limit. */
export const LimitSheet = ({ kind, period, limit, onClose }: LimitSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet
      isOpen={period !== undefined && limit !== undefined}
      onClose={onClose}
      title={period === undefined ? '' : t(`security.limit.of.${kind}.${period}`)}
    >
      {period !== undefined && limit !== undefined && (
        <LimitForm kind={kind} period={period} limit={limit} onClose={onClose} />
      )}
    </Sheet>
  );
};
