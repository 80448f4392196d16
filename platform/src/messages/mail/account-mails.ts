import type { EventHandler } from '../../outbox/outbox.ts';
import { mailOn } from './mail-on.ts';
import { untilInWords } from './until-in-words.ts';

/** A mail for each login from a browser and an address that were not known (ASVS 2.2.3). */
const newPlaceMail = mailOn('session.new-place', ({ memberId, browser, system, network }) => {
  const device = [browser, system].filter((family) => family !== null).join(', ');
  const where = [device, network].filter(Boolean).join(', ');
  const about = where === '' ? '' : ` (${where})`;
  return {
    memberId,
    subject: { EN: 'New login', TY: 'Bagong login' },
    body: {
      EN: `Somebody logged in to your account from a new device${about}. Not you? Sign it out in the settings and tell customer service.`,
      TY: `May nag-login sa account mo mula sa bagong device${about}. Hindi ikaw iyon? I-sign out ito sa settings, at sabihin sa customer service.`,
    },
  };
});

/** A mail when these are switched off: whoever did not do it learns of it. */
const alertsOffMail = mailOn('login-alerts.off', ({ memberId }) => ({
  memberId,
  subject: { EN: 'Login alerts are off', TY: 'Naka-off ang mga login alert' },
  body: {
    EN: 'You will not be told about logins from new devices. Not you? Switch them on in the settings, change your password and tell customer service at once.',
    TY: 'Hindi ka na sasabihan ng login mula sa bagong device. Hindi ikaw iyon? I-on ulit sa settings, palitan ang password at sabihin agad sa customer service.',
  },
}));

/** A mail for each passkey that is added: whoever did not add it learns of it. */
const passkeyMail = mailOn('passkey.added', ({ memberId, name }) => ({
  memberId,
  subject: { EN: 'Passkey added', TY: 'May idinagdag na passkey' },
  body: {
    EN: `The passkey “${name}” now opens your account. Not you? Remove it, change your password and tell customer service at once.`,
    TY: `Nabubuksan na ng passkey na “${name}” ang account mo. Hindi ikaw iyon? Alisin ito, palitan ang password at sabihin agad sa customer service.`,
  },
}));

/** A mail for each change of a password: whoever did not make it learns of it (ASVS 2.2.3). */
const passwordMail = mailOn('password.changed', ({ memberId }) => ({
  memberId,
  subject: { EN: 'Password changed', TY: 'Napalitan ang password' },
  body: {
    EN: 'The password of your account was changed, and your other devices were signed out. Not you? Tell customer service at once.',
    TY: 'Napalitan ang password ng account mo, at na-sign out ang iba mong device. Hindi ikaw iyon? Sabihin agad sa customer service.',
  },
}));

/** A mail for each payment password that is set, the first too: whoever did not set it learns of it (ASVS 2.2.3). */
const paymentPasswordMail = mailOn('payment-password.changed', ({ memberId }) => ({
  memberId,
  subject: { EN: 'Payment password set', TY: 'Naitakda ang payment password' },
  body: {
    EN: 'Your account has a new payment password. Not you? Change your password and tell customer service at once.',
    TY: 'May bagong payment password ang account mo. Hindi ikaw iyon? Palitan ang password at sabihin agad sa customer service.',
  },
}));

/** A mail when staff unlock the payment password: whoever did not ask for it learns of it. */
const unlockedMail = mailOn('payment-password.unlocked', ({ memberId }) => ({
  memberId,
  subject: { EN: 'Payment password unlocked', TY: 'Na-unlock ang payment password' },
  body: {
    EN: 'Customer service has unlocked your payment password. Not you? Change your password and tell customer service at once.',
    TY: 'Na-unlock ng customer service ang payment password mo. Hindi ikaw iyon? Palitan ang password at sabihin agad sa customer service.',
  },
}));

/** A mail for the number that is proved: whoever did not prove it learns of it. */
const mobileMail = mailOn('mobile.proved', ({ memberId }) => ({
  memberId,
  subject: { EN: 'Mobile number verified', TY: 'Beripikado na ang mobile number' },
  body: {
    EN: 'A code to your mobile number now opens your account if you forget your password. Not you? Change your password and tell customer service at once.',
    TY: 'Mabubuksan na ng code sa numero mo ang account kapag nakalimutan ang password. Hindi ikaw iyon? Palitan ang password at sabihin agad sa customer service.',
  },
}));

const NAMES: Readonly<Record<string, string>> = { facebook: 'Facebook', google: 'Google' };

const nameOf = (provider: string): string => NAMES[provider] ?? provider;

/** A mail for each link to a provider: whoever did not make it learns of it, and of the way to undo it. */
const socialMail = mailOn('social.linked', ({ memberId, provider }) => {
  const name = nameOf(provider);
  return {
    memberId,
    subject: { EN: `Linked with ${name}`, TY: `Naka-link na sa ${name}` },
    body: {
      EN: `${name} now opens your account on its own. Not you? Change your password, which undoes it, and tell customer service.`,
      TY: `Sapat na ngayon ang ${name} para mabuksan ang account mo. Hindi ikaw iyon? Palitan ang password para ma-unlink ito, at sabihin sa customer service.`,
    },
  };
});

/** And for each link that is taken away. */
const unlinkedMail = mailOn('social.unlinked', ({ memberId, provider }) => {
  const name = nameOf(provider);
  return {
    memberId,
    subject: { EN: `No longer linked with ${name}`, TY: `Hindi na naka-link sa ${name}` },
    body: {
      EN: `${name} no longer opens your account. Not you? Change your password and tell customer service.`,
      TY: `Hindi na nabubuksan ng ${name} ang account mo. Hindi ikaw iyon? Palitan ang password at sabihin sa customer service.`,
    },
  };
});

/** A mail for each break: until when it lasts, and what stays open meanwhile. */
const exclusionMail = mailOn('exclusion.taken', ({ memberId, kind, until }) => {
  const [en, fil] = [untilInWords(until, 'en-PH'), untilInWords(until, 'fil-PH')];
  const timeOut = {
    subject: { EN: 'Your time-out has begun', TY: 'Nagsimula na ang pahinga mo' },
    body: {
      EN: `Until ${en} you cannot play, deposit or take a promotion. You can still withdraw what is not locked by turnover.`,
      TY: `Hanggang ${fil}, hindi ka makakapaglaro, makakapagdeposito o makakakuha ng promo. Puwede mo pa ring i-withdraw ang hindi naka-lock sa turnover.`,
    },
  };
  const selfExclusion = {
    subject: { EN: 'Your self-exclusion has begun', TY: 'Nagsimula na ang self-exclusion mo' },
    body: {
      EN: `Until ${en} you cannot play, deposit or take a promotion, and your other devices were signed out. You can withdraw your whole balance, even if turnover is left.`,
      TY: `Hanggang ${fil}, hindi ka makakapaglaro, makakapagdeposito o makakakuha ng promo, at na-sign out ang iba mong device. Puwede mong i-withdraw ang buong balanse mo, may natitira mang turnover.`,
    },
  };
  return { memberId, ...(kind === 'timeOut' ? timeOut : selfExclusion) };
});

/** The mails about the account: what changed who may sign in, and its breaks. */
export const ACCOUNT_MAILS: readonly EventHandler[] = [
  newPlaceMail,
  alertsOffMail,
  passkeyMail,
  passwordMail,
  paymentPasswordMail,
  unlockedMail,
  mobileMail,
  socialMail,
  unlinkedMail,
  exclusionMail,
];
