import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { showToast } from 'shared-kernel/ui/toast';
import { RetryCard } from '../failure/lazy-retry-card.tsx';
import { PageBoundary } from '../failure/page-boundary.tsx';
import { TitleHeader } from '../frame/title-header.tsx';
import { useHost } from '../host-context.ts';
import { type AccessOutcome, decideAccess } from './access.ts';
import styles from './page-outlet.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteMatch } from './route-table.ts';
import { usePage } from './use-page.ts';

const LoginPrompt = lazy(() => import('./login-prompt.tsx').then((module) => ({ default: module.LoginPrompt })));

const NeedGate = lazy(() => import('./need-gate.tsx').then((module) => ({ default: module.NeedGate })));

/** How long `free_reject` stands (specification: accounts §9). */
const FREE_REJECT_MS = 2000;

/** Carries out a redirect of the access rules, after the render that found it. */
const useRedirect = (outcome: AccessOutcome): void => {
  const navigate = useNavigate();
  const { t } = useTranslation('frame');
  const target = outcome.kind === 'redirect' ? outcome.to : undefined;
  const notice = outcome.kind === 'redirect' ? outcome.notice : undefined;
  useEffect(() => {
    if (target === undefined) return;
    navigate(target, { replace: true });
    if (notice !== undefined) showToast({ text: t('access.freeReject'), durationMs: FREE_REJECT_MS });
  }, [target, notice, navigate, t]);
};

/** The header of a page that brings its own, or has none, while that page is not there: the way back must be. */
const StandInHeader = ({ route }: Pick<RouteMatch, 'route'>) => {
  const { language } = useTranslation('frame');
  const bringsOwn = route.frame.header === 'own' || route.frame.header === 'none';
  return bringsOwn ? <TitleHeader title={route.title[language]} hasBalance={false} /> : null;
};

const Failed = ({ route, onRetry }: Pick<RouteMatch, 'route'> & { readonly onRetry: () => void }) => (
  <>
    <StandInHeader route={route} />
    <RetryCard compositionId={useHost().document.compositionId} onRetry={onRetry} />
  </>
);

const LoadedPage = ({ match }: { readonly match: RouteMatch }) => {
  const { document } = useHost();
  const { remote, route } = match;
  const { state, retry } = usePage(match);
  if (state.status === 'failed') return <Failed route={route} onRetry={retry} />;
  if (state.status === 'loading') {
    return (
      <>
        <StandInHeader route={route} />
        <PageSkeleton />
      </>
    );
  }
  const { Page } = state;
  return (
    <PageBoundary
      remote={remote.name}
      compositionId={document.compositionId}
      fallback={(again) => <Failed route={route} onRetry={again} />}
    >
      <div className={styles.page}>
        <Page />
      </div>
    </PageBoundary>
  );
};

/** Shows the page that the address asks for, if the visitor may see it. */
export const PageOutlet = ({ match }: { readonly match: RouteMatch }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const outcome = decideAccess(match.route, session, `${pathname}${search}`);
  useRedirect(outcome);
  if (outcome.kind === 'redirect') return null;
  if (outcome.kind === 'prompt') {
    return (
      <Suspense>
        <LoginPrompt back={`${pathname}${search}`} />
      </Suspense>
    );
  }
  const page = <LoadedPage key={`${match.remote.name}/${match.route.page}`} match={match} />;
  const { needs } = match.route;
  return needs === undefined || session === null ? (
    page
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <NeedGate key={needs} need={needs}>
        {page}
      </NeedGate>
    </Suspense>
  );
};
