import { toPesos } from '../../ledger/money.ts';
import { mailOn } from './mail-on.ts';
import { untilInWords } from './until-in-words.ts';

/** A mail for each reward: what it is, and until when it waits. */
export const rewardMail = mailOn('reward.granted', ({ memberId, title, amountMinor, expiresAt }) => {
  const amount = toPesos(BigInt(amountMinor));
  return {
    memberId,
    subject: { EN: 'A reward waits for you', TY: 'May rewards para sa iyo' },
    body: {
      EN: `${title.EN}: ${amount}. Claim it in the reward centre by ${untilInWords(expiresAt, 'en-PH')}.`,
      TY: `${title.TY}: ${amount}. Kunin ito sa rewards center hanggang ${untilInWords(expiresAt, 'fil-PH')}.`,
    },
  };
});
