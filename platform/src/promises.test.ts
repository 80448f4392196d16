import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const LIMITS = 'people/session/login-limits.test.ts';
const LOGIN = 'people/session/login.test.ts';
const SESSIONS = 'people/session/sessions.test.ts';
const REGISTRATION = 'people/registration/registration.test.ts';
const CHANGE = 'people/password/password.test.ts';
const RESET = 'people/password/reset-password.test.ts';
const PAYMENT = 'people/payment-password/payment-password.test.ts';
const SEAL = 'http/input/sealed-body.test.ts';
const TWO = 'two-instances.test.ts';
const APART = 'nobody-told-apart.test.ts';
const SECRETS = 'no-secret-at-rest.test.ts';
const BROWSER = '../../e2e/suites/secrets.spec.ts';

/** What is promised of accounts (docs/security.md), and the tests that fail without it, each on both databases where it can be. */
const PROMISES: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  'of a burst of guesses at a password ten are looked at': [
    [LIMITS, 'of a hundred guesses at once at two instances ten are looked at, and the right one behind them is not'],
    [LIMITS, 'one address has half of what strangers may fail at a name'],
    [LIMITS, 'an address that is refused leaves no row for each cookie that it drops'],
  ],
  'of a burst of guesses at a code five are looked at': [
    [TWO, 'of forty guesses at a code at once five are looked at, and the right one is refused after them'],
    [REGISTRATION, 'a code is good for its number, its five tries, its five minutes and once'],
  ],
  'of a burst of guesses at a payment password five are looked at': [
    [PAYMENT, 'of many wrong tries at once five are looked at; the fifth locks for a day, for the right one too'],
    [PAYMENT, 'it is reset by code and login password, which opens a lock; a code is good once'],
  ],
  'nobody shuts an owner out': [
    [LIMITS, 'the owner’s own browser is let in at once, whatever strangers did, and its own limit holds it'],
    [LIMITS, 'a new phone at an address from which the owner has logged in is let in'],
    [LIMITS, 'strangers from everywhere close a name to strangers, until the time that they are told'],
  ],
  'tries have an end for an account, a number and an address': [
    [LIMITS, 'without cookies the address counts: pictures, sums and trials end'],
    [
      LIMITS,
      'one address with one password for many names needs a captcha for each, then is refused; a known browser there is not',
    ],
    [TWO, 'a number gets five texts an hour, whoever asks for them at once'],
    [CHANGE, 'who has found an open session does not guess its password'],
  ],
  'what is good once is good once': [
    [TWO, 'a captcha is looked at once, right or wrong'],
    [TWO, 'a right code opens once, however often it is brought at once'],
    [TWO, 'a mail’s link sets one password, also when it is opened twice at once'],
    [RESET, 'a code of one purpose opens no other'],
    [LOGIN, 'a captcha lives five minutes'],
  ],
  'what is secret is kept as a hash, and logged not at all': [
    [
      SECRETS,
      'stands in no table and no line of the log after a registration, logins, a change, a recovery, an account that was bound and a game',
    ],
    [LOGIN, 'the database never holds a token'],
    [BROWSER, 'no password and no link is left in the browser, in addresses, reports and logs'],
    [REGISTRATION, 'codes are kept as hashes, sent five an hour to a number, and to none that no phone has'],
    [RESET, 'by mail: the link of the last mail sets it, once; only its hash is kept'],
  ],
  'a session ends, used or not': [
    [SESSIONS, 'a session that is used lives on; one that nobody uses for half an hour has ended'],
    [SESSIONS, 'used or not, and however often renewed, it ends after twelve hours'],
    [LOGIN, 'a session ends by sign-out, by time, and at the door of another brand'],
  ],
  'a new password ends the other sessions': [
    [CHANGE, 'the new one lets in, the old one no more; the other sessions are over, this one goes on'],
    [TWO, 'a session that ends at one, by sign-out or a new password, has ended at the other'],
    [RESET, 'by phone: the code sets it, once; the sessions end, and the number logs in with it'],
    [SESSIONS, 'a new password, and a member that staff disables, ends every session and game at once'],
  ],
  'a sealed body is good once, for a while, under a key that changes': [
    [SEAL, 'a body is good once, also brought twice at the same moment'],
    [SEAL, 'another spelling of the same seal is the same seal'],
    [SEAL, 'a body is good for five minutes from the time that its seal covers'],
    [SEAL, 'a seal with another key’s name, or with none, is not opened'],
    [SEAL, 'keys change every day, and the one before still opens'],
    [TWO, 'a sealed login that was overheard opens nothing at the other instance'],
    [TWO, 'a body’s key changes for both at once'],
  ],
  'who has an account is told to nobody': [
    [APART, 'the same answer, and the same asked of the database'],
    [LOGIN, 'a disabled member is told so, and an unknown one is not told apart'],
    [RESET, 'a number that is nobody’s is answered alike, and gets nothing'],
    [RESET, 'by mail: another address and another name get nothing, and the same answer; an old link is over'],
    [REGISTRATION, 'whether a name is free is told before anybody registers, of numbers nothing'],
    [REGISTRATION, 'names are not asked for one after the other, nor where nobody registers by name'],
    ['identity/password.test.ts', 'a member’s password is theirs, and nobody’s fits a member that is not there'],
  ],
  'a password that is guessed first is refused': [
    [CHANGE, 'a common password is common however its letters are written; a demo account’s is not'],
    [REGISTRATION, 'a confirmation that differs and a password that is guessed first are refused'],
    [RESET, 'by phone: the old one again, a rule and a guess are refused, and the code stays good'],
  ],
  'what changes an account is in the audit, which nobody changes': [
    [SESSIONS, 'every login, right or refused, and every end is in the audit'],
    [SESSIONS, 'who comes to the end of his tries is in the audit, with the call'],
    [REGISTRATION, 'a member by username is signed in, with a wallet, a profile, and nobody above'],
    [CHANGE, 'the new one lets in, the old one no more; the other sessions are over, this one goes on'],
    [RESET, 'by phone: the code sets it, once; the sessions end, and the number logs in with it'],
    [
      PAYMENT,
      'the first one is set by the login password, the next by the one before; it is kept hashed, and told in the audit',
    ],
    ['audit/audit.test.ts', 'rows are only added: no change, no deletion before its time, no emptying'],
  ],
};

for (const [promise, held] of Object.entries(PROMISES))
  test(`${promise}: by ${held.length} tests`, () => {
    for (const [file, name] of held)
      assert.ok(
        readFileSync(new URL(file, import.meta.url), 'utf8').includes(name),
        `${file} has no test “${name}”: where it went, the promise goes.`,
      );
  });
