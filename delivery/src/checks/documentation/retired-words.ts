/**
 * Names of former times, and the field's terms in their place. An identifier (`keptAs`), an event (`line.doubted`), the
 * name of a file (`last-net`), of a folder or part of a file's name (`door/`) and a command (`pnpm touched`) may stand
 * nowhere. Everyday words (`line`, `kit`) are for people alone: code may use them in another sense.
 */
export const RETIRED: readonly (readonly [words: string, instead: string])[] = [
  ['line, line.doubted, line.restored, watchLine', 'connectivity, network.suspect, network.online'],
  ['late/, fetchAhead', 'lazyComponent, preload'],
  ['codeOf', 'loadModule'],
  ['takeBack, isAsked, wait, failed as props', 'onLoadError, enabled, fallback, errorFallback'],
  ['last-net', 'root error fallback'],
  ['leaving-boundary', 'unmount error boundary'],
  ['kept, keptAs, keepAnswer, bring-worker', 'offline cache, cachedAs, persistResponse, registerServiceWorker'],
  ['operation/, useOperation', 'idempotent mutation, useIdempotentMutation'],
  ['command/, useApiCommand', 'mutation on mount, useMutationOnMount'],
  ['gate/', 'site status, useRequireLogin, PaymentPasswordRequired'],
  ['busy, Business as a type, holdBusy', 'unsaved changes, BusyReason, blockUnload'],
  ['kit for texts, useKitTexts', 'common texts, useCommonTexts'],
  ['own, kit, word, say as translate functions', 't, tCommon'],
  ['talk/, action/, waiting/', 'texts beside the component, or a folder <name>-texts'],
  ['pages for queries, useApiPages', 'infinite query, useInfiniteApi'],
  ['door/', 'request context, public API (*.public.ts), gateway'],
  ['watch/', 'observability'],
  ['passOn, admission/', 'reverse proxy, forward, concurrency limit'],
  ['ShutOff, FINDING_OUT', 'circuit breaker, half-open probe'],
  ['look(), instances', 'health check, upstreams'],
  ['lane, login-lane, stranger', 'throttle bucket, unrecognised device'],
  ['own-line, waiting-line, round-lines, createLines', 'keyed concurrency queue, bulkhead'],
  ['shared-read, shareReads', 'single-flight'],
  ['thinning/, calm-log, log-once, audit-flood', 'log sampling'],
  ['tell, hear, listener, Facts, forgets', 'publishEvent, handle, event handler, DomainEvents, redactFields'],
  ['hear-payment, hear-payout, hear-time', 'handle-payment-callback, handle-payout-callback, sync-server-time'],
  ['manners/, deed/, books/', 'fault modes, action, payment service'],
  ['sealing/, seal-body, sealed-text', 'encryption, encrypt-body, encrypted text'],
  ['ways/, register-ways, other-way-in', 'registration methods, sign-in methods'],
  ['brand-texts, people and notices as areas', 'localisation, accounts, notifications'],
  ['machine/', '@shared-kernel/node'],
  ['levers/', 'host-only API'],
  ['slim-document, runtime-diet, steady-hashes', 'public release document, runtime aliases, deterministic hashes'],
  ['ahead/, startCall, answer-ahead, keepStartCall', 'preload, preloadCall, preloaded answer, startPreload'],
  ['fillFrame, filler, claims/', 'registerRoutes, slot extension, enabled routes, route conflicts'],
  ['obstacles/, link-guide, guide/', 'navigation guards'],
  ['use-stillness, use-arrival', 'view-transition flags, focus on navigation'],
  ['pressed-places, beside-skeleton', 'focus restore, skeleton hand-over'],
  ['use-member-turn', 'remount key per member'],
  ['generous/, readAs', 'lenient parsing, lenient'],
  ['pnpm touched, pnpm supply, pnpm skew, pnpm site', 'impact, supply-chain, compat, stack'],
  ['own-entry', 'safe lookup'],
  ['trail/', 'breadcrumb; of the account: trial'],
  ['cut-rebates', 'credit-daily-rebates'],
];

/** A word of the list that a machine can find. */
export interface RetiredWord {
  readonly word: string;
  readonly kind: 'identifier' | 'file' | 'command';
  /** What it is called. */
  readonly instead: string;
}

const KINDS: readonly (readonly [RetiredWord['kind'], RegExp])[] = [
  ['command', /^pnpm (\S+)$/],
  ['file', /^([a-z]+)\/$/],
  ['file', /^([a-z]+(?:-[a-z]+)+)$/],
  ['identifier', /^([a-z]+\.[a-z]+|[a-z]+[A-Z]\w*|[A-Z]\w*)$/],
];

export const retiredWords = (rows: typeof RETIRED): readonly RetiredWord[] =>
  rows
    .filter(([words]) => !words.endsWith(' as props'))
    .flatMap(([words, instead]) =>
      words.split(', ').flatMap((each) => {
        for (const [kind, pattern] of KINDS) {
          const word = pattern.exec(each)?.[1];
          if (word !== undefined) return [{ word, kind, instead }];
        }
        return [];
      }),
    );

const patternOf = (words: readonly RetiredWord[], kind: RetiredWord['kind']): RegExp | undefined => {
  const found = words.filter((each) => each.kind === kind).map(({ word }) => word.replace('.', '\\.'));
  if (found.length === 0) return undefined;
  return kind === 'command'
    ? new RegExp(`(?<=\\bpnpm )(?:${found.join('|')})(?![\\w-])`, 'g')
    : new RegExp(`(?<![\\w.-])(?:${found.join('|')})(?![\\w-])`, 'g');
};

/** Each place that says a retired word: `host/src/x.ts: "holdBusy" is retired: say blockUnload`. `texts`: by path. */
export const retiredFaults = (
  words: readonly RetiredWord[],
  texts: Readonly<Record<string, string>>,
): readonly string[] => {
  const patterns = [patternOf(words, 'identifier'), patternOf(words, 'command')].filter((each) => each !== undefined);
  const insteadOf = new Map(words.map(({ word, instead }) => [word, instead]));
  const names = new Set(words.filter(({ kind }) => kind === 'file').map(({ word }) => word));
  return Object.entries(texts).flatMap(([file, text]) => {
    const inPath = file.split('/').flatMap((part) => part.split('.').slice(0, 2));
    const found = [
      ...inPath.filter((name) => names.has(name)),
      ...patterns.flatMap((pattern) => text.match(pattern) ?? []),
    ];
    return [...new Set(found)].map((word) => `${file}: "${word}" is retired: ${insteadOf.get(word)}`);
  });
};
