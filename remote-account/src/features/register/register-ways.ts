import { hasFlag } from 'shared-kernel/brand';

export type Way = 'username' | 'mobile';

type FlagOf = (flag: 'USERNAMEREG3' | 'MOBILENUMREG3') => boolean;

/** Both ways only where both flags are on; mobile alone where only its own is; otherwise the username (accounts §2). The first is the default. */
export const registerWays = (isOn: FlagOf = hasFlag): readonly [Way, ...Way[]] => {
  if (!isOn('MOBILENUMREG3')) return ['username'];
  return isOn('USERNAMEREG3') ? ['username', 'mobile'] : ['mobile'];
};
