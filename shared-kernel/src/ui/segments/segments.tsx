import type { KeyboardEvent, ReactNode } from 'react';
import styles from './segments.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentsProps<Value extends string> {
  /** What is switched, for those who listen. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The id of what the switch changes. */
  readonly controls?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A switch between two to six views of one thing, in one well. Arrow keys move and choose, as in any tab list. */
export const Segments = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  controls,
}: SegmentsProps<Value>) => {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const index = (at + step + segments.length) % segments.length;
    const next = segments[index];
    if (next === undefined) return;
    onChange(next.value);
    const tab = event.currentTarget.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className={styles.well} role="tablist" aria-label={label} onKeyDown={move}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="tab"
          className={styles.segment}
          aria-selected={segment.value === value}
          aria-controls={controls}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
};
