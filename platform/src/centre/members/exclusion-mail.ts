import { MERCHANT_TIME_ZONE } from '@shared-kernel/contracts/system/calendar';
import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

const inWords = (until: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: MERCHANT_TIME_ZONE }).format(
    new Date(until),
  );

/** A mail for each break: until when it lasts, and what stays open meanwhile. */
export const exclusionMail = eventHandler('exclusion.taken', async (tx, { memberId, kind, until }, at) => {
  const [en, fil] = [inWords(until, 'en-PH'), inWords(until, 'fil-PH')];
  const timeOut = {
    subject: { EN: 'Your time-out has begun', TY: 'Nagsimula na ang pahinga mo' },
    body: {
      EN: `Until ${en} you cannot play, deposit or take a promotion. What you may withdraw can be withdrawn.`,
      TY: `Hanggang ${fil}, hindi ka makakapaglaro, makakapagdeposito o makakakuha ng promo. Puwede pa ring i-withdraw ang puwede mong i-withdraw.`,
    },
  };
  const selfExclusion = {
    subject: { EN: 'Your self-exclusion has begun', TY: 'Nagsimula na ang self-exclusion mo' },
    body: {
      EN: `Until ${en} you cannot play, deposit or take a promotion, and your other devices were signed out. You can withdraw your whole balance, whatever turnover is open.`,
      TY: `Hanggang ${fil}, hindi ka makakapaglaro, makakapagdeposito o makakakuha ng promo, at na-sign out ang iba mong device. Puwede mong i-withdraw ang buong balanse mo, may natitira mang turnover.`,
    },
  };
  await tx.insert(messages).values({ memberId, ...(kind === 'timeOut' ? timeOut : selfExclusion), sentAt: at });
});
