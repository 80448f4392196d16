import type { FeatureSeed } from '../base/feature-seed.ts';
import type { Job } from '../jobs/job.ts';
import type { EventHandler } from '../outbox/outbox.ts';
import type { Api } from './answer.ts';

/** One area of the business with its features: the platform runs what the areas list and knows no feature by name. */
export interface Area {
  readonly name: string;
  /** Each registers the endpoints and routes of one feature. */
  readonly apis: readonly ((api: Api) => void)[];
  readonly jobs?: readonly Job[];
  readonly eventHandlers?: readonly EventHandler[];
  readonly seeds?: readonly FeatureSeed[];
}
