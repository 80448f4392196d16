import * as contract from '@shared-kernel/contracts/account/password';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, gt } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { requireProof } from '../../http/limits/proof-of-work.ts';
import { countTry, type Limit } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { HOME_DIALLING_CODE, mobileNumberOf } from '../../identity/mobile-number.ts';
import { hashToken } from '../../identity/tokens.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { askerOf, type CodeOf, isCodeRight, spendCode } from '../verification/one-time-codes.ts';
import { passwordLinks } from './password.tables.ts';
import { checkNextPassword, replacePassword } from './replace-password.ts';

type EmailCall = Call<ParsedInputOf<typeof contract.sendPasswordEmail>>;

const wrongCode = () =>
  new PlatformError<typeof contract.setPasswordByPhone>('verification.wrong', 'The code is wrong, too old or used up.');

/** A forgotten password by the number that its member has proved; a number that is nobody's fails as a wrong code does. */
export const setByPhone = async (call: Call<ParsedInputOf<typeof contract.setPasswordByPhone>>) => {
  const { platform, merchant, input, now } = call;
  const { newPassword, mobileNum, verificationCode, countryDialingCode = HOME_DIALLING_CODE } = input;
  const mobile = mobileNumberOf(countryDialingCode, mobileNum) ?? '';
  const of: CodeOf = { merchant: merchant.baseCode, purpose: 'password', to: mobile, asker: askerOf(call) };
  if (!(await isCodeRight(platform.db, of, verificationCode, now))) throw wrongCode();
  const member = await memberOfMobile(platform.db, merchant.baseCode, mobile);
  if (member === undefined || member.isDisabled) throw wrongCode();
  await checkNextPassword(platform, member, newPassword);
  const first: NonNullable<Parameters<typeof replacePassword>[2]['first']> = async (tx) => {
    if (!(await spendCode(tx, of, verificationCode))) throw wrongCode();
  };
  const ended = await replacePassword(platform, member, { newPassword, now, first });
  if (ended === undefined) throw wrongCode();
  return { ended };
};

/** Mails to one account: who knows its name and address fills no mailbox, and voids no link all day. */
const MAILS_TO_ONE: Limit = { count: 5, windowMs: HOUR_MS };

/** By what was typed, as it is looked for (`forgotten-mail.ts`), so that an account and nobody's name are counted alike. */
const isMailed = async ({ platform, merchant, input, now }: EmailCall): Promise<boolean> => {
  const typed = [merchant.baseCode, input.username.trim().toLowerCase(), input.email.trim().toLowerCase()];
  try {
    await countTry(platform.db, `password-mail/${hashToken(JSON.stringify(typed))}`, MAILS_TO_ONE, now);
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'rate.limited') return false;
    throw error;
  }
};

/** A mail to whoever has name and address of one member, and nothing for anybody else, nor beyond the limit: neither answer nor time tells which. */
export const sendEmail = async (call: EmailCall) => {
  const { platform, merchant, input, language, siteOrigin, now } = call;
  await requireProof(call, contract.sendPasswordEmail.path, 1);
  if (!(await isMailed(call))) return {};
  const asked = { merchant: merchant.baseCode, username: input.username, email: input.email, language, siteOrigin };
  await platform.db.transaction((tx) => publishEvent(tx, 'password.forgotten', asked, now));
  return {};
};

const expired = () =>
  new PlatformError<typeof contract.setPasswordByEmail>('link.expired', 'The link is too old, or was used before.');

/** A forgotten password by a mail's link, which is good once. */
export const setByEmail = async (call: Call<ParsedInputOf<typeof contract.setPasswordByEmail>>) => {
  const { platform, merchant, input, now } = call;
  const isLink = and(eq(passwordLinks.tokenHash, hashToken(input.token)), gt(passwordLinks.expiresAt, now));
  const [found] = await platform.db
    .select({ member: members })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(and(isLink, eq(members.merchant, merchant.baseCode), eq(members.isDisabled, false)));
  if (!found) throw expired();
  await checkNextPassword(platform, found.member, input.newPassword);
  const first: NonNullable<Parameters<typeof replacePassword>[2]['first']> = async (tx) => {
    const used = await tx.delete(passwordLinks).where(isLink).returning({ memberId: passwordLinks.memberId });
    if (used.length === 0) throw expired();
  };
  const ended = await replacePassword(platform, found.member, { newPassword: input.newPassword, now, first });
  if (ended === undefined) throw expired();
  return { ended };
};
