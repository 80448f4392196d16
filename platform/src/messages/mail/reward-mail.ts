import { exclusionAt } from '../../accounts/accounts.public.ts';
import { toPesos } from '../../ledger/money.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './mail.tables.ts';
import { untilInWords } from './until-in-words.ts';

/** A mail for each reward: what it is, and until when it waits. To the self-excluded nothing is promoted. */
export const rewardMail = eventHandler('reward.granted', async (tx, event, at) => {
  const { memberId, title, amountMinor, expiresAt } = event;
  if ((await exclusionAt(tx, memberId, at))?.kind === 'selfExclusion') return;
  const amount = toPesos(BigInt(amountMinor));
  await tx.insert(messages).values({
    memberId,
    subject: { EN: 'A reward is waiting for you', TY: 'May reward para sa iyo' },
    body: {
      EN: `${title.EN}: ${amount}. Claim it in the reward center by ${untilInWords(expiresAt, 'en-PH')}.`,
      TY: `${title.TY}: ${amount}. I-claim ito sa reward center hanggang ${untilInWords(expiresAt, 'fil-PH')}.`,
    },
    sentAt: at,
  });
});
