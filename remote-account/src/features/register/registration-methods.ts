import { hasFlag } from 'shared-kernel/brand';

export type RegistrationMethod = 'username' | 'mobile';

type FlagOf = (flag: 'USERNAMEREG3' | 'MOBILENUMREG3') => boolean;

/** Both methods only where both flags are on; mobile alone where only its own is; otherwise the username (accounts §2). The first is the default. */
export const registrationMethods = (isOn: FlagOf = hasFlag): readonly [RegistrationMethod, ...RegistrationMethod[]] => {
  if (!isOn('MOBILENUMREG3')) return ['username'];
  return isOn('USERNAMEREG3') ? ['username', 'mobile'] : ['mobile'];
};
