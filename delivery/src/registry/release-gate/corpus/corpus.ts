import { breakingBuilds, harmlessBuilds } from './build-changes.ts';
import { breakingCalls, harmlessCalls } from './call-changes.ts';
import { breakingModules, harmlessModules } from './module-changes.ts';
import { breakingRoutes, harmlessRoutes } from './route-changes.ts';
import { breakingShapes, harmlessShapes } from './shape-changes.ts';
import type { Change, Site } from './site.ts';

/** Changes of a site that break some visitor's page, or that a person has to decide on. */
export const breakingChanges = (site: Site): readonly Change[] =>
  [breakingCalls, breakingModules, breakingRoutes, breakingShapes, breakingBuilds].flatMap((of) => of(site));

/** Changes that break nothing. */
export const harmlessChanges = (site: Site): readonly Change[] =>
  [harmlessCalls, harmlessModules, harmlessRoutes, harmlessShapes, harmlessBuilds].flatMap((of) => of(site));
