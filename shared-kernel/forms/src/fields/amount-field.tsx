import { IconButton } from '@shared-kernel/ui/icon-button';
import { X } from '@shared-kernel/ui/icons';
import { TextField as Input } from '@shared-kernel/ui/text-field';
import { type ReactNode, useState } from 'react';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import type { FieldHandle } from '../form-core.ts';
import { useFormsTexts } from '../form-texts.ts';
import { readAmount } from '../read-amount.ts';
import { useField } from '../use-field.ts';
import { AmountFee, QuickAmounts } from './amount-extras.tsx';
import styles from './fields.module.css';

/** Amounts are integers in minor units: centavos. */
interface AmountFieldProps {
  readonly field: FieldHandle<number | null>;
  readonly label: string;
  /** In place of the limits, which the field says by itself. */
  readonly hint?: ReactNode;
  /** All that there is: a button puts it in. */
  readonly all?: number;
  /** Amounts to choose from, under the field. */
  readonly quick?: readonly number[];
  /** What an amount costs; shown with what is left of it. */
  readonly feeOf?: (amount: number) => number;
}

/** What is typed stays as it is typed; what comes from elsewhere (a button, a draft) is written out. */
const useTyped = (value: number | null) => {
  const { moneyParts } = useFormat();
  const print = (amount: number | null): string => {
    if (amount === null || Number.isNaN(amount)) return '';
    const { whole, decimals } = moneyParts(toDecimalAmount(amount));
    return amount % 100 === 0 ? whole : `${whole}${decimals}`;
  };
  const [typed, setTyped] = useState(() => print(value));
  const text = Object.is(readAmount(typed), value) ? typed : print(value);
  return { text, setTyped, print, unit: moneyParts('0.00').unit };
};

const useLimits = ({ name, core }: FieldHandle<number | null>): string | undefined => {
  const { t } = useFormsTexts();
  const { money } = useFormat();
  const rule = core.ruleOf(name);
  const min = rule.min === undefined ? undefined : money(toDecimalAmount(rule.min));
  const max = rule.max === undefined ? undefined : money(toDecimalAmount(rule.max));
  if (min !== undefined && max !== undefined) return t('amount.limits', { min, max });
  if (min !== undefined) return t('amount.from', { min });
  return max === undefined ? undefined : t('amount.upTo', { max });
};

/** An amount of money of a form: minor units in, minor units out; the decimal keypad; pasted amounts are understood. */
export const AmountField = ({ field, label, hint, all, quick = [], feeOf }: AmountFieldProps) => {
  const { t } = useFormsTexts();
  const { value, change, ...control } = useField(field);
  const { text, setTyped, print, unit } = useTyped(value);
  const limits = useLimits(field);
  const put = (amount: number | null) => {
    setTyped(print(amount));
    change(amount);
  };
  const type = (typed: string) => {
    setTyped(typed);
    change(readAmount(typed));
  };
  const clear = text !== '' && <IconButton icon={X} size="m" label={t('amount.clear')} onClick={() => put(null)} />;
  return (
    <div className={styles.stack}>
      <Input
        {...control}
        label={label}
        hint={hint ?? limits}
        value={text}
        isLarge
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        leading={<span aria-hidden="true">{unit}</span>}
        trailing={
          all === undefined ? (
            clear
          ) : (
            <button type="button" className={styles.action} onClick={() => put(all)}>
              {t('amount.all')}
            </button>
          )
        }
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(print(value));
          control.onBlur();
        }}
      />
      {quick.length > 0 && <QuickAmounts amounts={quick} value={value} onPick={put} />}
      {feeOf !== undefined && <AmountFee amount={value} feeOf={feeOf} />}
    </div>
  );
};
