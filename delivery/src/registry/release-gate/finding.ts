/** `proven`: some visitor's page would break, so it is refused. `review`: a person should know, so it is said. */
export type Grade = 'proven' | 'review';

/** One thing that a candidate would break, or that a person should look at. */
export interface Finding {
  readonly rule: string;
  readonly grade: Grade;
  /** The release at fault, or the one that breaks: `browse@1.0.0+4f2a91c0`. */
  readonly package: string;
  readonly what: string;
  readonly whose: string;
  readonly advice: string;
}

/** What a rule says: the rest of a finding is known where it is applied. */
export type Fault = Pick<Finding, 'grade' | 'package' | 'what'>;

export const proven = (release: string, what: string): Fault => ({ grade: 'proven', package: release, what });
export const review = (release: string, what: string): Fault => ({ grade: 'review', package: release, what });
