import { useTranslation } from 'shared-kernel/i18n';
import { useMotion } from 'shared-kernel/motion';
import styles from './pause-button.module.css';

const SIGN = { pause: 'M2.5 1.5H5V10.5H2.5ZM7 1.5H9.5V10.5H7Z', play: 'M3 1.2L10 6L3 10.8Z' } as const;

/** Stops and starts everything on the page that moves by itself. 44 px to touch, less to see. */
export const PauseButton = ({ size = 's' }: { readonly size?: 's' | 'l' }) => {
  const { t } = useTranslation('browse');
  const { isPaused, toggle } = useMotion();
  return (
    <button
      type="button"
      className={styles.button}
      data-size={size}
      aria-label={t(isPaused ? 'motion.play' : 'motion.pause')}
      onClick={toggle}
    >
      <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d={isPaused ? SIGN.play : SIGN.pause} />
      </svg>
    </button>
  );
};
