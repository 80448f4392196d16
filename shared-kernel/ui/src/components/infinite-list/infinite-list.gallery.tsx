import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import type { Examples } from '../../gallery/examples.ts';
import { InfiniteList } from './infinite-list.tsx';

const ignore = () => undefined;

const rows = (
  <RowList>
    <ListRow title="Golden Reef" sub="₱20.00" />
    <ListRow title="Lantern Night" sub="₱5.00" />
  </RowList>
);

export const examples: Examples = {
  'more is coming': () => (
    <InfiniteList hasMore isLoading onMore={ignore}>
      {rows}
    </InfiniteList>
  ),
  'the next page failed': () => (
    <InfiniteList hasMore isLoading={false} error={new Error('offline')} onMore={ignore}>
      {rows}
    </InfiniteList>
  ),
  'the end': () => (
    <InfiniteList hasMore={false} isLoading={false} onMore={ignore} endText="That is all">
      {rows}
    </InfiniteList>
  ),
};
