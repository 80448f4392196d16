import type * as contract from '@shared-kernel/contracts/member/payment-password';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { MemberCall } from '../../http/answer.ts';
import { hashPassword } from '../../identity/password.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { requireLoginPassword } from '../identity-rules/require-login-password.ts';
import { askerOfMember, type CodeOf, isCodeRight, spendCode } from '../verification/one-time-codes.ts';
import { changeTo, paymentPasswordOf, requirePaymentPassword } from './payment-password.ts';
import { provedMobile } from './proved-mobile.ts';
import { refuseWeak } from './refuse-weak.ts';

type Setting = typeof contract.setPaymentPassword;
type Reset = typeof contract.resetPaymentPassword;

/** The first payment password by the login password, a later one by the one before it. */
export const setNext = async (call: MemberCall<ParsedInputOf<Setting>>) => {
  const { platform, session, input } = call;
  refuseTrial(call.session.member);
  const { paymentPassword, confirmPaymentPassword, oldPaymentPassword, password } = input;
  if (paymentPassword !== confirmPaymentPassword)
    throw new PlatformError('request.invalid', 'confirmPaymentPassword: it differs from paymentPassword.');
  refuseWeak(paymentPassword);
  const isFirst = (await paymentPasswordOf(platform.db, session.member.id)) === undefined;
  if (isFirst) await requireLoginPassword(call, password ?? '');
  else await requirePaymentPassword(call, oldPaymentPassword ?? '');
  if (!isFirst && oldPaymentPassword === paymentPassword)
    throw new PlatformError<Setting>('modify.new.old.same', 'The new payment password is the old one.');
  const hash = await hashPassword(paymentPassword, platform.config.peppers);
  await platform.db.transaction((tx) => changeTo(tx, call, hash, isFirst ? 'first' : 'member'));
  return {};
};

const wrongCode = () => new PlatformError<Reset>('verification.wrong', 'The code is wrong, too old or used up.');

/** A forgotten one by the code and the login password; the code stays good where only a password is refused. */
export const resetNext = async (call: MemberCall<ParsedInputOf<Reset>>) => {
  const { platform, merchant, input, now } = call;
  refuseTrial(call.session.member);
  refuseWeak(input.paymentPassword);
  const mobile = await provedMobile(call);
  const of: CodeOf = {
    merchant: merchant.baseCode,
    purpose: 'payment',
    to: mobile,
    asker: askerOfMember(call.session),
  };
  if (!(await isCodeRight(platform.db, of, input.verificationCode, now))) throw wrongCode();
  await requireLoginPassword(call, input.password);
  const hash = await hashPassword(input.paymentPassword, platform.config.peppers);
  await platform.db.transaction(async (tx) => {
    if (!(await spendCode(tx, of, input.verificationCode))) throw wrongCode();
    await changeTo(tx, call, hash, 'reset');
  });
  return {};
};
