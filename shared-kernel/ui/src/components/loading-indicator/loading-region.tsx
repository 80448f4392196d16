import { Spinner } from '@shared-kernel/ui/spinner';
import { useStore } from 'shared-kernel/store';
import { loadingStore } from './loading.store.ts';
import styles from './loading-indicator.module.css';

/** Where 'please wait' appears: once in the frame. Several waits show as the newest one. */
export const LoadingRegion = () => {
  const waits = useStore(loadingStore, (state) => state.waits);
  const newest = waits.at(-1);
  return (
    <div className={styles.region} data-blocking={waits.some((wait) => wait.isBlocking) || undefined} role="status">
      {newest !== undefined && (
        <p className={styles.indicator}>
          <Spinner size={24} />
          {newest.text}
        </p>
      )}
    </div>
  );
};
