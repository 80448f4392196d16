import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from '../host-context.ts';
import { startupState } from './startup-state.ts';

const ClosedPage = lazy(() => import('./closed-page.tsx').then((module) => ({ default: module.ClosedPage })));

/** Lets the site through unless the server has closed it, for maintenance or for the visitor's region. */
export const StartupGate = ({ children }: { readonly children: ReactNode }) => {
  const { status } = useHost().document.startup;
  const state = startupState(status);
  if (state === 'normal') return children;
  return (
    <Suspense>
      <ClosedPage kind={state} status={status} />
    </Suspense>
  );
};
