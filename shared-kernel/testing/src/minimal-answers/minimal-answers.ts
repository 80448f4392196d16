import { accountAnswers } from './account-answers.ts';
import { agentAnswers } from './agent-answers.ts';
import { browsingAnswers } from './browsing-answers.ts';
import { lotteryAnswers } from './lottery-answers.ts';
import { memberAnswers } from './member-answers.ts';
import type { Recorded } from './recorded.ts';
import { siteAnswers } from './site-answers.ts';

/**
 * What an operator's platform answers that knows the two specifications (§3 and §7) and nothing of ours: the fields that
 * they name, in forms that they leave open (ids as numbers, flags as 0 and 1, local times, null for what there is not).
 */
export const MINIMAL_ANSWERS: Recorded = {
  ...browsingAnswers,
  ...lotteryAnswers,
  ...siteAnswers,
  ...accountAnswers,
  ...memberAnswers,
  ...agentAnswers,
};
