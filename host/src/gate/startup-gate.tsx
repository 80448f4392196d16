import type { ReactNode } from 'react';
import { late } from 'shared-kernel/late';
import { RetryCard } from '../failure/retry-card.tsx';
import { useHost } from '../host-context.ts';
import { startupState } from './startup-state.ts';
import { useStatus } from './use-status.ts';

const ClosedPage = late(() => import('./closed-page.tsx').then((module) => module.ClosedPage));

/** Lets the site through unless the server has closed it, for maintenance or for the visitor's region. */
export const StartupGate = ({ children }: { readonly children: ReactNode }) => {
  const { compositionId, startup } = useHost().document;
  const status = useStatus(startup.status);
  const state = startupState(status);
  if (state === 'normal') return children;
  return (
    <ClosedPage
      kind={state}
      status={status}
      failed={(again) => <RetryCard compositionId={compositionId} onRetry={again} />}
    />
  );
};
