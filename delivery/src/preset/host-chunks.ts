interface NamedModule {
  nameForCondition(): string | undefined;
}

const matcher = (pattern: RegExp) => (module: NamedModule) => pattern.test(module.nameForCondition() ?? '');

/** Packages of the first paint. */
const START_PACKAGES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zod|zustand|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store)[\\/]/;

/** Kernel areas, contracts and components of the first paint: what the frame and the home page show. */
const START_AREAS = 'brand|device|events|format|frame|i18n|member|query|router|schema|session|store';
const START_COMPONENTS =
  'badge|button|card|drawing|empty-state|failed-state|icon|icon-button|infinite-list|link-button|loading-indicator|money|pressable|section-head|skeleton|spinner|tag|toast|visually-hidden';
const LATER_CONTRACTS = 'agent|bets|content|play|release|session|system|winners';
const START_KERNEL = new RegExp(
  `[\\\\/]shared-kernel[\\\\/]src[\\\\/](?:${[
    `(?:${START_AREAS}|icons)[\\\\/]`,
    'api[\\\\/](?!client)',
    `contracts[\\\\/](?!${LATER_CONTRACTS})`,
    `ui[\\\\/](?:${START_COMPONENTS})[\\\\/]`,
  ].join('|')})`,
);

/** The icons of those components; another icon comes with the panel that shows it. */
const START_ICONS =
  /[\\/]lucide-react[\\/](?!.*[\\/]icons[\\/](?!(rotate-cw|x|chevron-right|circle-exclamation-point|circle-check|info)\.))/;

/** Components on a library of primitives: each comes by itself, when first opened. */
const ON_PRIMITIVES = 'dialog|sheet|popover|tabs';
const KIT = new RegExp(`[\\\\/]shared-kernel[\\\\/]src[\\\\/]ui[\\\\/](?!(${ON_PRIMITIVES}|drawings)[\\\\/])`);

const isStart = (module: NamedModule): boolean =>
  [START_PACKAGES, START_KERNEL, START_ICONS].some((pattern) => matcher(pattern)(module));

/**
 * How the host's shared modules are grouped: left alone, each would be a chunk of its own (fifty requests and as many
 * hashes). `start` is what every first view needs, `kit` the rest of the light components, drawings and heavy ones alone.
 */
export const hostChunks = () => ({
  chunks: 'async' as const,
  cacheGroups: {
    start: { name: 'start', chunks: 'all' as const, enforce: true, priority: 20, test: isStart },
    kit: { name: 'kit', chunks: 'async' as const, enforce: true, priority: 10, test: matcher(KIT) },
  },
});
