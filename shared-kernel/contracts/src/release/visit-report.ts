import { array, boolean, type Infer, int, object, oneOf, optional, string } from '@shared-kernel/contracts/schema';

/** `load`: a file did not come; `render`: a component threw; `run`: an error that no component caught. */
const FAILURE_PHASES = ['load', 'render', 'run'] as const;

/** A package's release in a composition: the live one, or its fallback. */
const ranPackage = object({ package: string(), isFallback: boolean() });
export type RanPackage = Infer<typeof ranPackage>;

const visitFailure = object({
  package: string(),
  isFallback: boolean(),
  phase: oneOf(FAILURE_PHASES),
  /** The page or slot component, where it is known. */
  part: optional(string()),
});
export type VisitFailure = Infer<typeof visitFailure>;

/** What a browser reports of one document: which releases ran, how long the first page took, what failed. Nothing about the visitor. */
export const visitReport = object({
  compositionId: string(),
  /** In the first report of a document only: it is counted once. */
  visit: optional(
    object({
      ran: array(ranPackage),
      /** From the navigation's start until the first page stood. Left out where it cannot be told. */
      load: optional(object({ package: string(), ms: int() })),
    }),
  ),
  failures: array(visitFailure),
});
export type VisitReport = Infer<typeof visitReport>;
