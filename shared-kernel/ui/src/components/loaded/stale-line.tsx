import { useEffect, useId } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useStore } from 'shared-kernel/store';
import { FailedLine } from './failed-line.tsx';
import type { FailedQuery } from './failed-query.ts';
import styles from './loaded.module.css';
import { forgetStale, nameStale, staleStore } from './stale.store.ts';

/** Asked and shown together: the first failure's code, and a Retry for all. */
const together = (queries: readonly FailedQuery[]): FailedQuery => ({
  ...queries[0],
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const query of queries) void query.refetch();
  },
});

/** A newer answer did not come. Where that is so of several parts of a page, the first one says it, once for all. */
export const StaleLine = ({ query }: { readonly query: FailedQuery }) => {
  const tCommon = useCommonTexts();
  const name = useId();
  const stale = useStore(staleStore);
  useEffect(() => nameStale(name, query), [name, query]);
  useEffect(() => () => forgetStale(name), [name]);
  const all = Object.values(stale);
  if (Object.keys(stale)[0] !== name) return null;
  return (
    <div className={styles.stale}>
      <FailedLine text={tCommon(all.length === 1 ? 'failed.stale' : 'failed.staleParts')} query={together(all)} />
    </div>
  );
};
