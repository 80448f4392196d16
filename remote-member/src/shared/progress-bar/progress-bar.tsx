import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** What is being filled. */
  readonly label: string;
  /** The value in words, when a percentage says too little: `₱61,400 of ₱100,000`. */
  readonly valueText?: string;
  readonly tone?: 'info' | 'money' | 'ok' | 'warn';
}

/** How far something has come. More than full is full. */
export const ProgressBar = ({ value, max, label, valueText, tone = 'info' }: ProgressBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={styles.bar}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <span className={styles.fill} style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </span>
  );
};
