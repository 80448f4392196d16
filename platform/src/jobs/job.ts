import type { Platform } from '../base/platform.ts';

/**
 * Work that comes again and again. Any number of instances run the platform; a lease lets one of them do a job at a
 * time. A lease can end before a slow run does, so a run takes its rows with `for update skip locked` and does no harm
 * when it is done twice.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** `now` is the platform's clock, which tests may move. */
  run(platform: Platform, now: Date): Promise<void>;
}
