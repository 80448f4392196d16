import styles from './spinner.module.css';

/** A turning arc in the colour of the text around it. Decorative: what is awaited is said in words beside it. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <svg className={styles.spinner} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <circle className={styles.track} cx="10" cy="10" r="8" />
    <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
  </svg>
);
