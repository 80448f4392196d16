import { PlatformError } from '../base/platform-error.ts';

/** A free trial plays with play money and has nothing else of a member: no wallet, no profile, no rewards (house rules, deposits). */
export const refuseTrial = ({ isTrial }: { readonly isTrial: boolean }): void => {
  if (isTrial) throw new PlatformError('trial.rejected', 'A trial account has none of it.');
};
