import { useId } from 'react';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { type Marks, spellMark } from '../../../shared/orders/spell-line.ts';
import { markable, toggleMark } from './marks.ts';
import styles from './number-picker.module.css';

interface NumberPickerProps {
  readonly play: Play;
  readonly marks: Marks;
  readonly onChange: (marks: Marks) => void;
  /** What each group is: `1st digit`. */
  readonly groupLabels: readonly string[];
}

interface GroupProps extends Omit<NumberPickerProps, 'groupLabels'> {
  readonly group: number;
  readonly label: string;
}

const ONE_FIGURE = 9;

/** How its marks stand: ten digits in two lines, more numbers in as many columns as fingers fit, options side by side. */
const layoutOf = ({ form, max }: Play): 'digits' | 'numbers' | 'options' => {
  if (form === 'choice') return 'options';
  return max > ONE_FIGURE ? 'numbers' : 'digits';
};

const Group = ({ play, marks, onChange, group, label }: GroupProps) => {
  const marked = marks[group] ?? [];
  const isFull = marked.length >= play.maxMarks;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.marks} data-layout={layoutOf(play)}>
        {markable(play).map((mark) => {
          const isMarked = marked.includes(mark);
          return (
            <button
              key={mark}
              type="button"
              className={styles.mark}
              aria-pressed={isMarked}
              aria-disabled={(isFull && !isMarked) || undefined}
              onClick={() => onChange(toggleMark(play, marks, group, mark))}
            >
              {spellMark(play, mark)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
};

/** What a play asks to be marked, group by group; a tap marks or lets go. Nothing more can be marked in a full group. */
export const NumberPicker = ({ groupLabels, ...picker }: NumberPickerProps) => (
  <div className={styles.picker}>
    {groupLabels.map((label, group) => (
      <Group key={label} {...picker} group={group} label={label} />
    ))}
  </div>
);
