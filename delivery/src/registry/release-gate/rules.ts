import type { PairRule, ReleaseRule, SetRule } from './rule.ts';
import { calls } from './rules/calls.ts';
import { flags } from './rules/flags.ts';
import { integrity } from './rules/integrity.ts';
import { modules } from './rules/modules.ts';
import { goneRoutes, ownRoutes, sharedRoutes } from './rules/routes.ts';
import { eventPayloads, slotProps, unpublishedEvents, unshownSlots } from './rules/shapes.ts';
import { budgets, growth } from './rules/sizes.ts';
import { foreignStyles, globalStyles } from './rules/styles.ts';
import { translations } from './rules/texts.ts';

export const RELEASE_RULES: readonly ReleaseRule[] = [
  integrity,
  translations,
  budgets,
  growth,
  globalStyles,
  ownRoutes,
  calls,
];
export const PAIR_RULES: readonly PairRule[] = [modules, sharedRoutes, eventPayloads, slotProps, flags, foreignStyles];
export const SET_RULES: readonly SetRule[] = [goneRoutes, unpublishedEvents, unshownSlots];

/** Each rule once: what a report names. */
export const ALL_RULES = [...RELEASE_RULES, ...PAIR_RULES, ...SET_RULES];

/** The ids of what is wrong with a build whatever is live. */
export const BUILD_RULES: ReadonlySet<string> = new Set(
  RELEASE_RULES.filter(({ isOfBuild }) => isOfBuild).map(({ id }) => id),
);
