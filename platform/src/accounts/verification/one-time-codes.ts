import { randomInt } from 'node:crypto';
import type { Language } from '@shared-kernel/contracts/system/values';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../base/platform.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, gt, sql } from '../../database/orm.ts';
import type { Call, MemberCall } from '../../http/answer.ts';
import { countTry, type Limit } from '../../http/limits/rate-limit.ts';
import { type Caller, knownPlace } from '../../identity/places.ts';
import { hashToken } from '../../identity/tokens.ts';
import { sendMail } from '../../notifications/send-mail.ts';
import { sendSms } from '../../notifications/send-sms.ts';
import { type CodePurpose, smsCodes } from './verification.tables.ts';

/** How long a code is good, and how often it may be typed wrong (rules: codes). */
export const CODE_MINUTES = 5;
const TRIES = 5;
const DIGITS = 6;

/** Sends an hour (rules: codes). Each costs money. */
const SENDS_TO_NUMBER: Limit = { count: 5, windowMs: HOUR_MS };

/**
 * Counts one more text to a number, for whatever purpose, and refuses it beyond the limit. A browser or address with an earlier login of the
 * number's owner has a count of its own, so that strangers cannot use up the owner's sends.
 */
export const countSend = async (
  db: Database,
  { merchant, to }: Pick<CodeOf, 'merchant' | 'to'>,
  { ownerId, caller }: { readonly ownerId: number | undefined; readonly caller: Caller },
  now: Date,
): Promise<void> => {
  const known = await knownPlace(db, ownerId, caller);
  await countTry(db, `sms/${merchant}/${to}/${known?.place ?? 'unrecognised'}`, SENDS_TO_NUMBER, now);
};

/** The same of what a signed-in member asks for their own number: what strangers send there stands not in the way. */
export const countSendOfMember = (db: Database, memberId: number, now: Date) =>
  countTry(db, `sms/member/${memberId}`, SENDS_TO_NUMBER, now);

/** Whose code, and for what. */
export interface CodeOf {
  readonly merchant: string;
  readonly purpose: CodePurpose;
  /** A number with its dialling code, digits only; for `email` an address. */
  readonly to: string;
  /** `askerOf` a browser, or `member/…`: a code is good where it was asked for, and a wrong one elsewhere is no try at it. */
  readonly asker: string;
}

/** The browser that a public call comes from, as the asker of a code. */
export const askerOf = ({ visitor }: Pick<Call<unknown>, 'visitor'>): string => `visitor/${visitor()}`;

/** A signed-in member, whatever browser they go on in. */
export const askerOfMember = ({ member }: MemberCall<unknown>['session']): string => `member/${member.id}`;

const hashOf = ({ merchant, purpose, to }: CodeOf, code: string): string =>
  hashToken(`${merchant}/${purpose}/${to}/${code}`);

const rowOf = ({ merchant, purpose, to, asker }: CodeOf) =>
  and(eq(smsCodes.merchant, merchant), eq(smsCodes.purpose, purpose), eq(smsCodes.to, to), eq(smsCodes.asker, asker));

const TEXTS: Readonly<Record<Language, (brand: string, code: string) => string>> = {
  EN: (brand, code) =>
    `${brand}: your code is ${code}. It is valid for ${CODE_MINUTES} minutes. Do not give it to anybody.`,
  TY: (brand, code) =>
    `${brand}: ang code mo ay ${code}. May bisa ito nang ${CODE_MINUTES} minuto. Huwag ibigay kahit kanino.`,
};

const SUBJECTS: Readonly<Record<Language, (brand: string) => string>> = {
  EN: (brand) => `${brand}: your code`,
  TY: (brand) => `${brand}: ang code mo`,
};

interface Sending {
  readonly brand: string;
  readonly language: Language;
  readonly now: Date;
  /** Nobody has the number: everything is done as if, and nothing is sent. */
  readonly isForNobody?: boolean;
}

/** Sends a fresh code; the asker's one before is void, and so are the wrong tries at it. Only its hash is kept. */
export const sendCode = async (
  { db, config: { wrappingKeys: keys } }: Pick<Platform, 'db' | 'config'>,
  of: CodeOf,
  { brand, language, now, isForNobody = false }: Sending,
): Promise<void> => {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const fresh = {
    codeHash: hashOf(of, code),
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    triesLeft: TRIES,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(smsCodes)
      .values({ ...of, ...fresh })
      .onConflictDoUpdate({
        target: [smsCodes.merchant, smsCodes.purpose, smsCodes.to, smsCodes.asker],
        set: fresh,
      });
    const text = TEXTS[language](brand, code);
    if (of.purpose === 'email')
      await sendMail(tx, { address: of.to, subject: SUBJECTS[language](brand), text, at: now }, keys);
    else await sendSms(tx, { mobile: of.to, text, at: now, isForNobody }, keys);
  });
};

/** Counts a try before it looks, so that of many at once no more than the five are looked at. A right code stays good. */
export const isCodeRight = async (db: Database, of: CodeOf, code: string, now: Date): Promise<boolean> => {
  const [tried] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(rowOf(of), gt(smsCodes.triesLeft, 0), gt(smsCodes.expiresAt, now)))
    .returning({ codeHash: smsCodes.codeHash });
  return tried?.codeHash === hashOf(of, code);
};

/** Uses a right code up, in the transaction of what it opens: of two at once one gets true. */
export const spendCode = async (tx: Transaction, of: CodeOf, code: string): Promise<boolean> => {
  const used = await tx
    .delete(smsCodes)
    .where(and(rowOf(of), eq(smsCodes.codeHash, hashOf(of, code))))
    .returning({ to: smsCodes.to });
  return used.length > 0;
};
