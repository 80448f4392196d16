import shared from '../shared/texts.en.json';

interface SocialRow {
  readonly hasSocialHelper: boolean;
  readonly FACEBOOKLOGIN3: boolean;
  readonly GOOGLELOGIN3: boolean;
}

export const SOCIAL_NAMES = Object.values(shared.social);

/** The social logins by name: each where its flag is on, and none without the initialised helper (accounts §2). */
export const socialOf = ({ hasSocialHelper, FACEBOOKLOGIN3, GOOGLELOGIN3 }: SocialRow): readonly string[] => [
  ...(hasSocialHelper && FACEBOOKLOGIN3 ? [shared.social.facebook] : []),
  ...(hasSocialHelper && GOOGLELOGIN3 ? [shared.social.google] : []),
];

/** The merchant's script has set its helper, or is not there. */
export const setSocialHelper = (isThere: boolean): void => {
  Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  if (isThere) Reflect.set(globalThis, 'thirdPartySignIn', { isInitialised: true, start: () => undefined });
};
