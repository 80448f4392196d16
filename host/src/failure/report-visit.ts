import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import type { RanPackage, VisitFailure, VisitReport } from '@shared-kernel/contracts/release/visit-report';
import { VISITS_PATH } from '@shared-kernel/contracts/system/document';
import type { Host } from '../host-context.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { PageLoader } from '../routing/page-loader.ts';

/** What the start has kept for the report. */
export interface VisitParts {
  /** Uncaught errors are added to it. */
  readonly failures: VisitFailure[];
  readonly remotes: Pick<RemoteLoader, 'tried'>;
}

/** Failures in the reports of one document. The rest repeat them. */
const MOST_FAILURES = 20;
const HOST = { package: 'host', isFallback: false } as const;

/** Whose script an uncaught error comes from, by the addresses in its stack; undefined: no script of this page, as of an extension. */
const ownerOf = (stack: string, { document: { remotes } }: Pick<Host, 'document'>): RanPackage | undefined => {
  const isIn = (release: DocumentRemote | null): boolean => release !== null && stack.includes(release.baseUrl);
  for (const { live, fallback } of remotes) {
    if (isIn(live)) return { package: live.name, isFallback: false };
    if (isIn(fallback)) return { package: live.name, isFallback: true };
  }
  return [...document.scripts].some(({ src }) => src !== '' && stack.includes(src)) ? HOST : undefined;
};

const keepUncaught = (failures: VisitFailure[], host: Pick<Host, 'document'>): void => {
  const keep = (stack: unknown): void => {
    const owner = ownerOf(String(stack), host);
    if (owner !== undefined) failures.push({ ...owner, phase: 'run' });
  };
  addEventListener('error', ({ filename, error }) => keep(error?.stack ?? filename));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason?.stack));
};

/** A page that was loaded in a background tab has waited for the player, not for its files. */
const wasHidden = (): boolean =>
  document.visibilityState === 'hidden' ||
  performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

/**
 * Reports what the visit has cost to the document server when the page is hidden, the last moment that phones give: which releases
 * ran, how long the first page took, what failed. Later reports have new failures only.
 */
export const reportVisit = (
  { document: releases, pages }: Pick<Host, 'document'> & { readonly pages: Pick<PageLoader, 'firstDrawn'> },
  { failures, remotes }: VisitParts,
): void => {
  keepUncaught(failures, { document: releases });
  const isInForeground = !wasHidden();
  let sent = 0;
  let isCounted = false;

  const visitSoFar = (): VisitReport['visit'] => {
    const tried = remotes.tried();
    const first = pages.firstDrawn();
    // A fallback's time is that of the live release's tries too.
    const isOwnTime = !tried.some(({ package: name, isFallback }) => isFallback && name === first?.remote);
    const load = first !== undefined &&
      isInForeground &&
      isOwnTime && { package: first.remote, ms: Math.round(first.ms) };
    return { ran: [HOST, ...tried], ...(load && { load }) };
  };

  const send = (): void => {
    const fresh = failures.slice(sent, MOST_FAILURES);
    if (isCounted && fresh.length === 0) return;
    const { compositionId } = releases;
    const report: VisitReport = { compositionId, ...(!isCounted && { visit: visitSoFar() }), failures: fresh };
    isCounted = true;
    sent += fresh.length;
    navigator.sendBeacon?.(VISITS_PATH, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
};
