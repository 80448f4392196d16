import { CircleAlert, RotateCw } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { Button } from 'shared-kernel/ui/button';
import { Icon } from 'shared-kernel/ui/icon';
import styles from './loaded.module.css';

interface FailedLineProps {
  readonly text: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** One part did not come: said where it would stand, with its own Retry. Announced at once. */
export const FailedLine = ({ text, query }: FailedLineProps) => {
  const kit = useKitTexts();
  return (
    <div className={styles.line} role="alert">
      <Icon of={CircleAlert} />
      <span className={styles.text}>{text}</span>
      <Button size="s" icon={RotateCw} isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {kit('retry')}
      </Button>
    </div>
  );
};
