import type { FlagName } from 'shared-kernel/brand';

export type SocialProvider = 'facebook' | 'google';

/** The third-party sign-in helper: a merchant's own script, which sets this global once it is ready to take over. */
export interface SocialSignInHelper {
  readonly isInitialised: boolean;
  /** Leaves for the provider; the helper brings the visitor back with a session. */
  readonly start: (provider: SocialProvider) => void;
}

const SOCIAL_HELPER_GLOBAL = 'thirdPartySignIn';

export const SOCIAL_PROVIDERS: readonly { readonly provider: SocialProvider; readonly flag: FlagName }[] = [
  { provider: 'facebook', flag: 'FACEBOOKLOGIN3' },
  { provider: 'google', flag: 'GOOGLELOGIN3' },
];

const isHelper = (value: unknown): value is SocialSignInHelper =>
  typeof value === 'object' &&
  value !== null &&
  'isInitialised' in value &&
  value.isInitialised === true &&
  'start' in value &&
  typeof value.start === 'function';

/** The helper, if one is there and initialised; without it no social login is offered (specification: accounts §2). */
export const socialHelper = (): SocialSignInHelper | null => {
  const found: unknown = Reflect.get(globalThis, SOCIAL_HELPER_GLOBAL);
  return isHelper(found) ? found : null;
};
