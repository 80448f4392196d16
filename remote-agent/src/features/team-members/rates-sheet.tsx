import { getDownlineRebates, updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { categoryChoice, useNames } from '@shared-kernel/records';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Select } from '@shared-kernel/ui/select';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import styles from './rates-sheet.module.css';

type Rates = ValueOf<typeof getDownlineRebates>;
type Rate = Rates['list'][number];

/** Rates are offered in steps of 0.05 %; in hundredths of a percent. */
const STEP = 5;
const RATES_PX = 320;

/** From the least to the most, in steps, with both ends and the rate of now. */
const choicesOf = ({ least, most, rate }: Rate): readonly string[] => {
  const [from, to] = [parseAmount(least), parseAmount(most)];
  const steps = Array.from({ length: Math.floor(to / STEP) + 1 }, (_, step) => step * STEP);
  const all = new Set([...steps.filter((step) => step > from && step < to), from, to, parseAmount(rate)]);
  return [...all].toSorted((one, other) => one - other).map(toDecimalAmount);
};

/** Whether a rate needs a place of the agent's while none is free. */
const needsPlace = ({ rate, quota }: Rate, choice: string): boolean =>
  quota !== undefined &&
  quota.left <= 0 &&
  parseAmount(choice) >= parseAmount(quota.from) &&
  parseAmount(rate) < parseAmount(quota.from);

const FAILURES = {
  'rebate.changed': 'team.rates.changed',
  'rebate.range': 'team.rates.range',
  'rebate.quota': 'team.rates.quota',
  'not.found': 'team.notDirect',
  otherwise: 'team.rates.unknown',
} as const satisfies Failures<'agent', never, FailureCodeOf<typeof updateDownlineRebates>>;

interface RatesFormProps extends Rates {
  readonly onClose: () => void;
  /** Asks for the rates of now: they were refused, or may have been saved all the same. */
  readonly onFailed: () => void;
}

const RatesForm = ({ userName, list, onClose, onFailed }: RatesFormProps) => {
  const { t } = useTranslation('agent');
  const { nameOf } = useNames(categoryChoice);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useApiMutation(updateDownlineRebates, {
    invalidates: [getDownlineRebates],
    onSuccess: () => {
      showToast({ text: t('team.rates.saved'), tone: 'ok' });
      onClose();
    },
    onError: onFailed,
  });
  const changed = list.filter(({ gameType, rate }) => (chosen[gameType] ?? rate) !== rate);
  const quotaHint = ({ quota }: Rate) => quota && t('team.rates.places', { rate: quota.from, count: quota.left });
  return (
    <form
      className={styles.rates}
      aria-label={t('team.rates.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const rates = changed.map(({ gameType, rate }) => ({ gameType, rate: chosen[gameType] ?? rate, was: rate }));
        if (rates.length > 0) mutate({ userName, rates });
      }}
    >
      <p>{t('team.rates.rule')}</p>
      {list.map((rate) => (
        <Select
          key={rate.gameType}
          label={nameOf(rate.gameType)}
          hint={quotaHint(rate)}
          value={chosen[rate.gameType] ?? rate.rate}
          disabled={isPending}
          options={choicesOf(rate).map((choice) => ({
            value: choice,
            label: t('team.rates.percent', { rate: choice }),
            isDisabled: needsPlace(rate, choice),
          }))}
          onChange={({ target }) => setChosen({ ...chosen, [rate.gameType]: target.value })}
        />
      ))}
      {error !== null && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
      <Button type="submit" isBlock disabled={changed.length === 0} isBusy={isPending}>
        {t('team.rates.save')}
      </Button>
    </form>
  );
};

const Rates = ({ userName, onClose }: { readonly userName: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('agent');
  const rates = useApi(getDownlineRebates, { userName });
  return (
    <Loaded
      query={rates}
      fallback={<Skeleton height={RATES_PX} />}
      errorFallback={{ title: t('team.rates.failed') }}
      missing={<EmptyState title={t('team.notDirect')} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('team.rates.empty')} />}
    >
      {(known) => <RatesForm {...known} onClose={onClose} onFailed={() => void rates.refetch()} />}
    </Loaded>
  );
};

interface RatesSheetProps {
  /** Null while no member's are open. */
  readonly userName: string | null;
  readonly onClose: () => void;
}

/** The rebate rates of a direct member, within the agent's own rates and places. */
export const RatesSheet = ({ userName, onClose }: RatesSheetProps) => {
  const { t } = useTranslation('agent');
  return (
    <Sheet
      isOpen={userName !== null}
      onClose={onClose}
      title={userName === null ? '' : t('team.rates.of', { name: userName })}
    >
      {userName !== null && <Rates userName={userName} onClose={onClose} />}
    </Sheet>
  );
};
