import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { type ReactNode, useRef, useState } from 'react';
import { callApi } from 'shared-kernel/api';
import { useEvent } from 'shared-kernel/events';
import { lazyComponent } from 'shared-kernel/lazy';
import { isBusy } from 'shared-kernel/unsaved-changes';
import { RetryCard } from '../failure/retry-card.tsx';
import { useHost } from '../host-context.ts';
import { startupState } from './startup-state.ts';

type Status = ReleaseDocument['startup']['status'];

/**
 * Whether the site is open: as the document said, and asked anew when a call was refused because it closed meanwhile. What
 * a player types or waits for is not taken away: the form says itself that nothing can be sent.
 */
const useSiteStatus = (atStart: Status): Status => {
  const [status, setStatus] = useState(atStart);
  const isAsking = useRef(false);
  useEvent('site.closed', async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const now = await callApi(getStatus, {}).catch(() => undefined);
    isAsking.current = false;
    if (now !== undefined && startupState(now) !== 'normal' && !isBusy()) setStatus(now);
  });
  return status;
};

const ClosedPage = lazyComponent(() => import('./closed-page.tsx').then((module) => module.ClosedPage));

/** Lets the site through unless the server has closed it, for maintenance or for the visitor's region. */
export const SiteStatusGate = ({ children }: { readonly children: ReactNode }) => {
  const { compositionId, startup } = useHost().document;
  const status = useSiteStatus(startup.status);
  const state = startupState(status);
  if (state === 'normal') return children;
  return (
    <ClosedPage
      kind={state}
      status={status}
      errorFallback={(again) => <RetryCard compositionId={compositionId} onRetry={again} />}
    />
  );
};
