import type { Language } from '@shared-kernel/contracts/system/values';

/** A bonus that holds prizes of red envelope rain and no deposit's bonus. */
export const RAIN_PRIZE = 'red-rain';

/** A bonus that holds a claimed reward: its title stands in its row. */
export const REWARD_BONUS = 'reward';

/** Names of bonuses that no deposit promotion has. */
export const PRIZE_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [RAIN_PRIZE]: { EN: 'Red envelope rain', TY: 'Ulan ng ampao' },
};
