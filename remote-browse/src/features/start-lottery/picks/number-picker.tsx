import { useId, useState } from 'react';
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
  /** The label changes under the finger, and is read out then. */
  readonly isLive?: boolean;
}

const ONE_FIGURE = 9;

/** How its marks stand: ten digits in two lines, more numbers in as many columns as fingers fit, options side by side. */
const layoutOf = ({ form, max }: Play): 'digits' | 'numbers' | 'options' => {
  if (form === 'choice') return 'options';
  return max > ONE_FIGURE ? 'numbers' : 'digits';
};

const Group = ({ play, marks, onChange, group, label, isLive = false }: GroupProps) => {
  const marked = marks[group] ?? [];
  const isFull = play.maxMarks > 1 && marked.length >= play.maxMarks;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.label} role={isLive ? 'status' : undefined}>
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

const isBlank = (marks: Marks): boolean => marks.every((marked) => marked.length === 0);

/** A slot for each place and one keypad for all of them: a digit fills the slot that is on, and the next empty one follows. */
const DigitSlots = ({ groupLabels, play, marks, onChange }: NumberPickerProps) => {
  const [place, setPlace] = useState(0);
  const isEmpty = isBlank(marks);
  // Emptied from outside, by a press on clear or when its line is on the slip: it begins again.
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty);
    if (isEmpty) setPlace(0);
  }
  const change = (next: Marks) => {
    const isFilled = marks[place]?.length === 0 && next[place]?.length !== 0;
    const following = next.findIndex((marked, index) => index > place && marked.length === 0);
    const empty = following < 0 ? next.findIndex((marked) => marked.length === 0) : following;
    if (isFilled && empty >= 0) setPlace(empty);
    setWasEmpty(isBlank(next));
    onChange(next);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.slots}>
        {groupLabels.map((label, index) => {
          const digits = marks[index] ?? [];
          return (
            <button
              key={label}
              type="button"
              className={styles.slot}
              aria-pressed={index === place}
              aria-label={digits.length === 0 ? label : `${label}: ${digits.join(', ')}`}
              onClick={() => setPlace(index)}
            >
              {digits.join(' ')}
            </button>
          );
        })}
      </div>
      <Group play={play} marks={marks} onChange={change} group={place} label={groupLabels[place] ?? ''} isLive />
    </div>
  );
};

/** What a play asks to be marked; a tap marks or lets go. Nothing more can be marked in a full group. */
export const NumberPicker = (props: NumberPickerProps) => {
  const { groupLabels, ...picker } = props;
  if (groupLabels.length > 1 && layoutOf(props.play) === 'digits') return <DigitSlots {...props} />;
  return (
    <div className={styles.picker}>
      {groupLabels.map((label, group) => (
        <Group key={label} {...picker} group={group} label={label} />
      ))}
    </div>
  );
};
