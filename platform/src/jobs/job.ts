import type { Platform } from '../base/platform.ts';

/**
 * Work that comes again and again. Any number of instances run the platform; a lease lets one of them do a job at a
 * time, renewed while it is at work. An instance that froze loses it to another and may wake up beside it, so a run takes
 * its rows with `for update skip locked` and does no harm when it is done twice.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** How long a run may be at it before it leaves the rest to the next one: for what waits for another company's answers. */
  readonly worksForMs?: number;
  /**
   * `now` is the platform's clock, which tests may move. `signal` is aborted when the run has worked its time or taken too long, when its lease
   * is lost or when the process ends: a run of many steps stops before its next one, and the rest comes another time.
   */
  run(platform: Platform, now: Date, signal: AbortSignal): Promise<void>;
}
