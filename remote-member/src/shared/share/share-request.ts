export interface ShareRequest {
  /** What is shared, as the heading of the phone's own sheet and of ours. */
  readonly title: string;
  readonly text?: string;
  readonly url: string;
}
