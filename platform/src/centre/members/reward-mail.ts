import { MERCHANT_TIME_ZONE } from '@shared-kernel/contracts/system/calendar';
import { toPesos } from '../../ledger/money.ts';
import { mailOn } from './mail-on.ts';

const inWords = (until: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: MERCHANT_TIME_ZONE }).format(
    new Date(until),
  );

/** A mail for each reward: what it is, and until when it waits. */
export const rewardMail = mailOn('reward.granted', ({ memberId, title, amountMinor, expiresAt }) => {
  const amount = toPesos(BigInt(amountMinor));
  return {
    memberId,
    subject: { EN: 'A reward waits for you', TY: 'May rewards para sa iyo' },
    body: {
      EN: `${title.EN}: ${amount}. Claim it in the reward centre by ${inWords(expiresAt, 'en-PH')}.`,
      TY: `${title.TY}: ${amount}. Kunin ito sa rewards center hanggang ${inWords(expiresAt, 'fil-PH')}.`,
    },
  };
});
