import { CopyButton } from '@shared-kernel/ui/copy-button';
import { Quiet } from '../../../shared/lottery/quiet.tsx';
import styles from './past-results.module.css';

interface ProofTextProps {
  readonly title: string;
  /** A seed or a hash, in full: whoever checks it needs every character. */
  readonly text: string;
  readonly copyLabel: string;
}

export const ProofText = ({ title, text, copyLabel }: ProofTextProps) => (
  <div className={styles.proof}>
    <div className={styles.words}>
      <p>{title}</p>
      <Quiet>{text}</Quiet>
    </div>
    <CopyButton text={text} label={copyLabel} />
  </div>
);
