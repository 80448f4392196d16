import { PartFailed } from '@shared-kernel/ui/part-failed';
import type { ReactNode } from 'react';
import type { FailedQuery } from './failed-query.ts';

interface FailedLineProps {
  readonly text: ReactNode;
  readonly query: FailedQuery;
  /** The skeleton whose size it takes. */
  readonly room?: ReactNode;
}

/** What a call did not bring: said where it would stand, with its own Retry. Announced at once. */
export const FailedLine = ({ text, query, room }: FailedLineProps) => (
  <PartFailed
    text={text}
    room={room}
    error={query.error}
    failedAt={query.errorUpdatedAt}
    isRetrying={query.isFetching}
    onRetry={() => void query.refetch()}
  />
);
