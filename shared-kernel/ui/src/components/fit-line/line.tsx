import { showToast } from '@shared-kernel/ui/toast';
import type { CSSProperties, ReactNode } from 'react';
import { emsOf } from './ems.ts';
import styles from './fit-line.module.css';

interface FitLineProps {
  /** All of it, as it is read out. */
  readonly text: string;
  /** How wide the whole is, where not every piece has the same size. */
  readonly ems?: number;
  /** Shown where the smallest step of the whole has no room. Undefined: it is short as it stands. */
  readonly short: string | undefined;
  readonly size: 1 | 2 | 3 | 4 | 5;
  /** A press says the whole. Not inside of what is pressed itself. */
  readonly isTappable: boolean;
  readonly className?: string | undefined;
  readonly tone?: string;
  /** The whole, set in pieces. */
  readonly children: ReactNode;
}

interface Widths extends CSSProperties {
  readonly '--ems': string;
  readonly '--short-ems': string;
}

const inEms = (ems: number): string => ems.toFixed(2);

/**
 * One line of figures that is never cut: as large as its place allows down to its size's least step, then short, with the
 * whole in its name. Its place must be able to shrink (`min-width: 0`).
 */
export const FitLine = ({
  text,
  ems = emsOf(text),
  short,
  size,
  isTappable,
  className,
  tone,
  children,
}: FitLineProps) => {
  const widths: Widths = { '--ems': inEms(ems), '--short-ems': inEms(short === undefined ? ems : emsOf(short)) };
  const shared = {
    className: className === undefined ? styles.fit : `${className} ${styles.fit}`,
    style: widths,
    'data-size': size,
    'data-tone': tone,
    'data-short': short,
  };
  const whole = <span className={styles.whole}>{children}</span>;
  return short !== undefined && isTappable ? (
    <button type="button" {...shared} aria-label={text} onClick={() => showToast({ text })}>
      {whole}
    </button>
  ) : (
    <span {...shared}>{whole}</span>
  );
};
