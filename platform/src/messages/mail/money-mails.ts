import { toPesos } from '../../ledger/money.ts';
import type { EventHandler } from '../../outbox/outbox.ts';
import { mailOn } from './mail-on.ts';

/** An amount of an event, in minor units as text, as a mail writes it. */
const inPesos = (amountMinor: string): string => toPesos(BigInt(amountMinor));

/** A mail when a bonus became the member's, and when its time was over; who gave it up, or played it away, knows. */
const bonusMail = mailOn('bonus.ended', ({ memberId, amountMinor, how }) => {
  if (how !== 'met' && how !== 'expired') return null;
  const amount = inPesos(amountMinor);
  const met = {
    subject: { EN: 'Your bonus is now your money', TY: 'Pera mo na ang bonus' },
    body: {
      EN: `Its turnover is met: ${amount} can be withdrawn now.`,
      TY: `Naabot na ang turnover nito: puwede nang i-withdraw ang ${amount}.`,
    },
  };
  const expired = {
    subject: { EN: 'A bonus has expired', TY: 'Nag-expire ang isang bonus' },
    body: {
      EN: `Its time ran out before its turnover was met: ${amount} of bonus money is gone. Your deposit stays.`,
      TY: `Natapos ang oras nito bago naabot ang turnover: wala na ang ${amount} na bonus. Nananatili ang deposito mo.`,
    },
  };
  return { memberId, ...(how === 'met' ? met : expired) };
});

/** A mail for each deposit that was credited. */
const depositMail = mailOn('deposit.credited', ({ memberId, orderNo, amountMinor }) => {
  const amount = inPesos(amountMinor);
  return {
    memberId,
    subject: { EN: 'Deposit received', TY: 'Natanggap ang deposito' },
    body: {
      EN: `${amount} is in your balance. Order ${orderNo}.`,
      TY: `Nasa balanse mo na ang ${amount}. Order ${orderNo}.`,
    },
  };
});

/** A mail to whom a member has sent money. */
const transferMail = mailOn('transfer.sent', ({ uplineId, transferNo, amountMinor, isToTeam }) => {
  const amount = inPesos(amountMinor);
  const fromAbove = {
    EN: `Your upline has sent you ${amount}. It is in your balance, and can be withdrawn once it has been bet. Transfer ${transferNo}.`,
    TY: `Nagpadala sa iyo ng ${amount} ang upline mo. Nasa balanse mo na ito, at puwedeng i-withdraw kapag naitaya na. Transfer ${transferNo}.`,
  };
  const fromBelow = {
    EN: `A member of your team has sent you ${amount}. It is in your balance. Transfer ${transferNo}.`,
    TY: `Nagpadala sa iyo ng ${amount} ang isang miyembro ng team mo. Nasa balanse mo na ito. Transfer ${transferNo}.`,
  };
  return {
    memberId: uplineId,
    subject: { EN: 'Transfer received', TY: 'Natanggap ang transfer' },
    body: isToTeam ? fromAbove : fromBelow,
  };
});

/** A mail for each withdrawal that has come to its end. */
const withdrawalMail = mailOn('withdrawal.ended', ({ memberId, orderNo, amountMinor, isPaid }) => {
  const amount = inPesos(amountMinor);
  const paid = {
    subject: { EN: 'Withdrawal paid', TY: 'Nabayaran ang withdrawal' },
    body: {
      EN: `${amount} has been sent to your account. Order ${orderNo}.`,
      TY: `Naipadala na sa account mo ang ${amount}. Order ${orderNo}.`,
    },
  };
  const returned = {
    subject: { EN: 'Withdrawal rejected', TY: 'Tinanggihan ang withdrawal' },
    body: {
      EN: `${amount} is back in your balance. The withdrawal record says why. Order ${orderNo}.`,
      TY: `Ibinalik sa balanse mo ang ${amount}. Nasa tala ng withdrawal ang dahilan. Order ${orderNo}.`,
    },
  };
  return { memberId, ...(isPaid ? paid : returned) };
});

/** The mails about money that came, went or is gone. */
export const MONEY_MAILS: readonly EventHandler[] = [bonusMail, depositMail, transferMail, withdrawalMail];
