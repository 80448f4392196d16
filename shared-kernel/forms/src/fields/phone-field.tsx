import { Icon } from '@shared-kernel/ui/icon';
import { ChevronDown } from '@shared-kernel/ui/icons';
import { MOBILE_RULE } from '../field-rule.ts';
import type { FieldHandle } from '../form-core.ts';
import { useFormsTexts } from '../form-texts.ts';
import { useField, useFieldValue } from '../use-field.ts';
import styles from './fields.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** One entry of the server's country list. */
export interface DiallingCountry {
  /** Without the plus: `63`. */
  readonly code: string;
  readonly name: string;
}

interface PhoneFieldProps extends Pick<TextFieldProps, 'field' | 'label' | 'hint' | 'isValid' | 'trailing'> {
  readonly dialling: FieldHandle<string>;
  readonly countries: readonly DiallingCountry[];
}

const DiallingCode = ({
  of,
  countries,
}: {
  readonly of: FieldHandle<string>;
  readonly countries: readonly DiallingCountry[];
}) => {
  const { t } = useFormsTexts();
  const { name, ref, value, change, onBlur } = useField(of);
  return (
    <span className={styles.dialling}>
      <span aria-hidden="true">+{value}</span>
      <Icon of={ChevronDown} size="s" />
      <select
        ref={ref}
        name={name}
        className={styles.overlaid}
        aria-label={t('phone.country')}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
      >
        {countries.map((country) => (
          <option key={`${country.code} ${country.name}`} value={country.code}>
            {country.name} (+{country.code})
          </option>
        ))}
      </select>
    </span>
  );
};

/** Without what people write between digits, and without the dialling code that the field has already. */
const plainNumber = (typed: string, code: string): string => {
  const plain = typed.replace(/[\s().-]/gu, '');
  return plain.startsWith(`+${code}`) ? plain.slice(code.length + 1) : plain;
};

/** A mobile number of a form: the dialling code of a country, then the number, on the phone's keypad. */
export const PhoneField = ({ dialling, countries, ...field }: PhoneFieldProps) => {
  const code = useFieldValue(dialling);
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_RULE.maxLength}
      clean={(typed) => plainNumber(typed, code)}
      leading={<DiallingCode of={dialling} countries={countries} />}
    />
  );
};
