import { NumberField } from '@base-ui/react/number-field';
import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Icon } from '@shared-kernel/ui/icon';
import { Minus, Plus } from '@shared-kernel/ui/icons';
import { useId } from 'react';
import { LANGUAGE_LOCALE } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** 1 unless told. */
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
}

/** A whole number that is mostly small: one less, one more, held for many, or typed. What is cleared counts as the least. */
export const Stepper = ({ label, value, onChange, min = 1, max, isDisabled = false }: StepperProps) => {
  const t = useActionTexts();
  const id = useId();
  return (
    <NumberField.Root
      className={styles.stepper}
      value={value}
      onValueChange={(next) => onChange(next ?? min)}
      min={min}
      {...(max !== undefined && { max })}
      locale={LANGUAGE_LOCALE[useLanguage()]}
      format={{ maximumFractionDigits: 0 }}
      disabled={isDisabled}
      id={id}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <NumberField.Group className={styles.group}>
        <NumberField.Decrement className={styles.step} aria-label={t('less', { name: label })}>
          <Icon of={Minus} />
        </NumberField.Decrement>
        <NumberField.Input className={styles.value} inputMode="numeric" aria-roledescription={undefined} />
        <NumberField.Increment className={styles.step} aria-label={t('more', { name: label })}>
          <Icon of={Plus} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
};
