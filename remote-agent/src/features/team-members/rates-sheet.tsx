import { getDownlineRebates, getRebateQuotas, updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useMemo, useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { type ChosenRates, RateFields } from '../../shared/rates/rate-fields.tsx';
import { rateRefusalOf } from '../../shared/rates/rate-refusal.ts';
import { useRatesTexts } from '../../shared/rates/rates-texts.ts';
import styles from './rates-sheet.module.css';
import { useIsGone } from './use-is-gone.ts';

type Rates = ValueOf<typeof getDownlineRebates>;

const RATES_PX = 320;

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
  const tRates = useRatesTexts();
  const [chosen, setChosen] = useState<ChosenRates>({});
  const isGone = useIsGone();
  const { mutate, isPending, error } = useApiMutation(updateDownlineRebates, {
    invalidates: [getDownlineRebates, getRebateQuotas],
    onSuccess: () => {
      showToast({ text: t('team.rates.saved'), tone: 'ok' });
      if (!isGone.current) onClose();
    },
    onError: (failure) => {
      if (isGone.current) showToast({ text: t(wordsOf(FAILURES, failure)), tone: 'bad' });
      else onFailed();
    },
  });
  const refusal = useMemo(() => rateRefusalOf(error), [error]);
  const changed = list.filter(({ gameType, rate }) => (chosen[gameType] ?? rate) !== rate);
  return (
    <form
      className={styles.rates}
      aria-label={tRates('title')}
      onSubmit={(event) => {
        event.preventDefault();
        const rates = changed.map(({ gameType, rate }) => ({ gameType, rate: chosen[gameType] ?? rate, was: rate }));
        if (rates.length > 0) mutate({ userName, rates });
      }}
    >
      <p>{tRates('rule')}</p>
      <RateFields
        ranges={list}
        chosen={chosen}
        onChoose={(gameType, rate) => setChosen({ ...chosen, [gameType]: rate })}
        isDisabled={isPending}
        refusal={refusal}
      />
      {error !== null && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
      <Button type="submit" isBlock disabled={changed.length === 0} isBusy={isPending}>
        {t('team.rates.save')}
      </Button>
    </form>
  );
};

const Rates = ({ userName, onClose }: { readonly userName: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('agent');
  const tRates = useRatesTexts();
  const rates = useApi(getDownlineRebates, { userName });
  return (
    <Loaded
      query={rates}
      fallback={<Skeleton height={RATES_PX} />}
      errorFallback={{ title: tRates('failed') }}
      missing={<EmptyState title={t('team.notDirect')} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={tRates('empty')} />}
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
