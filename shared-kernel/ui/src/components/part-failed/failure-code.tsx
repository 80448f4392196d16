import { now } from 'shared-kernel/clock';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import styles from './part-failed.module.css';

interface FailureCodeProps {
  readonly code: string;
  /** Milliseconds of the phone's clock, which may be wrong: what is shown is the site's. */
  readonly failedAt: number;
}

/** What to read out to the service: a code, and when it happened by the site's clock. */
export const FailureCode = ({ code, failedAt }: FailureCodeProps) => {
  const tCommon = useCommonTexts();
  const { clock } = useFormat();
  const at = failedAt + now().getTime() - Date.now();
  return (
    <span className={styles.code}>
      {tCommon('code', { code })} · <time>{clock(at)}</time>
    </span>
  );
};
