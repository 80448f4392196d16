/** The state of a link whose words confirm the age: the trial starts where it leads. In the history's entry, so that no address starts one. */
export const trialStart = { startsTrial: true } as const;

/** True where the visitor has come by such a link. */
export const isTrialStart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsTrial' in state;
