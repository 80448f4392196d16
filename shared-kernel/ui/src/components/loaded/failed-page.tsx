import { FailedState } from '@shared-kernel/ui/failed-state';
import { FailureCode } from '@shared-kernel/ui/part-failed';
import { type ReactNode, useState } from 'react';
import { isApiError, spokenCode } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import type { FailedQuery } from './failed-query.ts';

interface FailedPageProps {
  readonly title: string | undefined;
  readonly text: ReactNode;
  readonly query: FailedQuery;
}

const isOfTheLine = (error: unknown): boolean => isApiError(error) && error.code === 'network';

/** What a page is about did not come: with the drawing, why as far as it is known, and a code to read out. */
export const FailedPage = ({ title, text, query }: FailedPageProps) => {
  const tCommon = useCommonTexts();
  const [firstAt] = useState(Date.now);
  return (
    <FailedState
      title={title}
      text={text ?? (isOfTheLine(query.error) ? tCommon('failed.line') : undefined)}
      code={<FailureCode code={spokenCode(query.error)} failedAt={query.errorUpdatedAt ?? firstAt} />}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
