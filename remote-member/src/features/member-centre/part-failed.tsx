import { RotateCw } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { Button } from 'shared-kernel/ui/button';
import { Note } from 'shared-kernel/ui/note';
import styles from './member-centre.module.css';

interface PartFailedProps {
  readonly text: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** One part of the page did not come: said where it would stand, with its own Retry. */
export const PartFailed = ({ text, query }: PartFailedProps) => {
  const kit = useKitTexts();
  return (
    <Note tone="bad">
      <span className={styles.failed}>
        {text}
        <Button size="s" icon={RotateCw} isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {kit('retry')}
        </Button>
      </span>
    </Note>
  );
};
