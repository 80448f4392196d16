import type { getRebateQuotas } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { categoryChoice, useNames } from '@shared-kernel/records';
import { Select } from '@shared-kernel/ui/select';
import { useEffect, useRef } from 'react';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import type { RateRefusal } from './rate-refusal.ts';
import { useRatesTexts } from './rates-texts.ts';

/** What a member has in a category, and from where to where the agent may set it. */
export type RateRange = ValueOf<typeof getRebateQuotas>['list'][number];

/** Rates by category, in percent: `{ RNG: '0.30' }`. */
export type ChosenRates = Readonly<Record<string, string>>;

/** Rates are offered in steps of 0.05 %; in hundredths of a percent. */
const STEP = 5;

const isBeyond = ({ least, most }: RateRange, choice: string): boolean =>
  parseAmount(choice) < parseAmount(least) || parseAmount(choice) > parseAmount(most);

/** Whether a rate needs a place of the agent's while none is free. */
const needsPlace = ({ rate, quota }: RateRange, choice: string): boolean =>
  quota !== undefined &&
  quota.left <= 0 &&
  parseAmount(choice) >= parseAmount(quota.from) &&
  parseAmount(rate) < parseAmount(quota.from);

/** From the least to the most, in steps, with both ends, the rate of now and what is chosen. */
const choicesOf = (range: RateRange, chosen: string) => {
  const [from, to] = [parseAmount(range.least), parseAmount(range.most)];
  const steps = Array.from({ length: Math.floor(to / STEP) + 1 }, (_, step) => step * STEP);
  const ends = [from, to, parseAmount(range.rate), parseAmount(chosen)];
  const all = new Set([...steps.filter((step) => step > from && step < to), ...ends]);
  return [...all]
    .toSorted((one, other) => one - other)
    .map(toDecimalAmount)
    .map((value) => ({
      value,
      isDisabled: needsPlace(range, value) || (value !== range.rate && isBeyond(range, value)),
    }));
};

interface RateFieldsProps {
  readonly ranges: readonly RateRange[];
  readonly chosen: ChosenRates;
  readonly onChoose: (gameType: string, rate: string) => void;
  readonly isDisabled?: boolean;
  /** Said at its field, which gets the focus. */
  readonly refusal?: RateRefusal | undefined;
}

/** Rebate rates of a member, one field a category, each within its range and the agent's places. */
export const RateFields = ({ ranges, chosen, onChoose, isDisabled = false, refusal }: RateFieldsProps) => {
  const t = useRatesTexts();
  const { nameOf } = useNames(categoryChoice);
  const wrong = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (refusal !== undefined) wrong.current?.focus();
  }, [refusal]);
  return ranges.map((range) => {
    const { gameType, rate, least, most, quota } = range;
    const value = chosen[gameType] ?? rate;
    const isWrong = refusal?.gameType === gameType;
    return (
      <Select
        key={gameType}
        {...(isWrong && { ref: wrong, error: t(refusal.reason) })}
        label={nameOf(gameType)}
        hint={
          quota === undefined
            ? t('between', { least, most })
            : t('places', { least, most, rate: quota.from, count: quota.left })
        }
        value={value}
        disabled={isDisabled}
        options={choicesOf(range, value).map((choice) => ({
          ...choice,
          label: t('percent', { rate: choice.value }),
        }))}
        onChange={({ target }) => onChoose(gameType, target.value)}
      />
    );
  });
};
