import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { isTrial, useSession } from 'shared-kernel/session';
import { PageBoundary } from '../failure/page-boundary.tsx';
import { RetryCard } from '../failure/retry-card.tsx';
import { TitleHeader } from '../frame/title-header.tsx';
import { FocusOnPageReady } from '../frame/use-focus-on-navigation.ts';
import { useHost } from '../host-context.ts';
import { decideAccess } from './access.ts';
import { BehindNeed } from './behind-need.tsx';
import { bringsOwnHeader } from './brings-own-header.ts';
import { LoginPrompt } from './login-prompt.tsx';
import styles from './page-outlet.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteMatch } from './route-table.ts';
import { usePage } from './use-page.ts';
import { useRedirect } from './use-redirect.ts';

/**
 * Counts up when another member is here than the last one: what a page holds of the first (a slip, a game, a receipt, something
 * sent of which nobody knows the end) is none of theirs. A guest who signs in, and a trial that becomes a member, stay with what the page has.
 */
const useMemberKey = (): number => {
  const session = useSession();
  const userName = session === null || isTrial(session.type) ? undefined : session.userName;
  const [turn, setTurn] = useState({ of: userName, count: 0 });
  if (userName === undefined || userName === turn.of) return turn.count;
  const next = { of: userName, count: turn.of ? turn.count + 1 : turn.count };
  setTurn(next);
  return next.count;
};

interface StandInProps extends Pick<RouteMatch, 'route'> {
  readonly children: ReactNode;
}

/** In the place of a page that brings its own header, while that page is not there: the way back must be. */
const StandIn = ({ route, children }: StandInProps) => {
  const { language } = useTranslation('frame');
  if (!bringsOwnHeader(route.frame)) return children;
  return (
    <>
      <TitleHeader title={route.title[language]} hasBalance={false} />
      <main>{children}</main>
    </>
  );
};

const Failed = ({ route, onRetry }: Pick<RouteMatch, 'route'> & { readonly onRetry: () => void }) => (
  <StandIn route={route}>
    <RetryCard compositionId={useHost().document.compositionId} onRetry={onRetry} />
  </StandIn>
);

/** Beside the page: tells that it stands, once the effects of its first render have run without a throw. */
const TellDrawn = ({ onDrawn }: { readonly onDrawn: () => void }): null => {
  useEffect(() => {
    const timer = setTimeout(onDrawn);
    return () => clearTimeout(timer);
  }, [onDrawn]);
  return null;
};

const LoadedPage = ({ match }: { readonly match: RouteMatch }) => {
  const { document, pages } = useHost();
  const { remote, route } = match;
  const { state, retry } = usePage(match);
  const [, renderReplaced] = useReducer((count: number) => count + 1, 0);
  const onDrawn = useCallback(() => pages.markDrawn(match), [pages, match]);
  if (state.status === 'failed') return <Failed route={route} onRetry={retry} />;
  const waiting = (
    <StandIn route={route}>
      <PageSkeleton />
    </StandIn>
  );
  if (state.status === 'loading') return waiting;
  const replace = async (): Promise<boolean> => {
    const isReplaced = await pages.replace(match);
    renderReplaced();
    return isReplaced;
  };
  const { Page } = state;
  return (
    <PageBoundary
      remote={remote.name}
      page={route.page}
      replace={replace}
      waiting={waiting}
      compositionId={document.compositionId}
      fallback={(again) => <Failed route={route} onRetry={again} />}
    >
      <div className={styles.page}>
        <Page />
        <FocusOnPageReady />
        <TellDrawn onDrawn={onDrawn} />
      </div>
    </PageBoundary>
  );
};

/** Shows the page that the address asks for, if the visitor may see it. */
export const PageOutlet = ({ match }: { readonly match: RouteMatch }) => {
  const session = useSession();
  const turn = useMemberKey();
  const { pathname, search } = useLocation();
  const outcome = decideAccess(match.route, session, `${pathname}${search}`);
  useRedirect(outcome);
  if (outcome.kind === 'redirect') return null;
  if (outcome.kind === 'prompt') {
    return (
      <StandIn route={match.route}>
        <LoginPrompt back={`${pathname}${search}`} />
      </StandIn>
    );
  }
  const page = <LoadedPage key={`${match.remote.name}/${match.route.page}/${turn}`} match={match} />;
  const { needs } = match.route;
  return needs === undefined || session === null ? (
    page
  ) : (
    <BehindNeed
      need={needs}
      fallback={
        <StandIn route={match.route}>
          <PageSkeleton />
        </StandIn>
      }
    >
      {page}
    </BehindNeed>
  );
};
