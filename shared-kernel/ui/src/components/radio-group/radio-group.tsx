import { FieldFrame, type FieldWords } from '@shared-kernel/ui/field-frame';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './radio-group.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** At the end of the first line and of the second. */
  readonly end?: ReactNode;
  readonly endDetail?: ReactNode;
  /** On a tile, above the words. */
  readonly icon?: IconDrawing;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldWords {
  readonly options: readonly RadioOption[];
  /** Cards one under the other, or tiles side by side. */
  readonly variant?: 'cards' | 'tiles';
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: ComponentProps<'input'>['onBlur'];
  /** The option that takes the focus: the chosen one, else the first that can be chosen. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Card = ({ label, detail, end, endDetail }: RadioOption) => (
  <>
    <span className={styles.dot} aria-hidden="true" />
    <span className={styles.words}>
      <span className={styles.name}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
    {(end !== undefined || endDetail !== undefined) && (
      <span className={styles.end}>
        <span>{end}</span>
        {endDetail !== undefined && <span className={styles.detail}>{endDetail}</span>}
      </span>
    )}
  </>
);

const Tile = ({ label, icon }: RadioOption) => (
  <>
    {icon !== undefined && <Icon of={icon} size="l" />}
    <span>{label}</span>
  </>
);

const LOOKS = { cards: Card, tiles: Tile } as const;

/** One of a few, all in sight. Native radio buttons: arrow keys choose, one stop for the tab key. */
export const RadioGroup = ({
  options,
  variant = 'cards',
  name,
  value,
  onChange,
  onBlur,
  ref,
  isRequired = false,
  ...words
}: RadioGroupProps) => {
  const id = useId();
  const Look = LOOKS[variant];
  const chosen = options.find((option) => option.value === value);
  const focused = (chosen ?? options.find(({ isDisabled }) => isDisabled !== true))?.value;
  return (
    <FieldFrame {...words} noteId={`${id}-note`}>
      <div className={styles.options} data-look={variant}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              ref={option.value === focused ? ref : undefined}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <Look {...option} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};
