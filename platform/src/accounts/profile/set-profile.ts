import type * as contract from '@shared-kernel/contracts/member/profile';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { holdSession } from '../../identity/find-session.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { checkField } from '../identity-rules/check-fields.ts';
import { keepPayeeName, payeeNameOf } from '../identity-rules/payee-name.ts';
import { requireLoginPassword } from '../identity-rules/require-login-password.ts';
import { passwordLinks } from '../password/password.tables.ts';
import { holdProfile, keepTold } from './profile.ts';

type Field = 'email' | 'payeeName' | 'nickname';

/** Under the rule of registration, whether or not the merchant asks for the field there. */
const checked = async (call: MemberCall<unknown>, field: Field, given: string): Promise<string> => {
  refuseTrial(call.session.member);
  const value = given.trim();
  const rules = await fieldRulesOf(call.platform, call.merchant);
  checkField({ ...rules, [field]: { ...rules[field], enabled: true, required: true } }, field, value);
  return value;
};

/** Links that were mailed to the address before open nothing any more. */
export const setEmail = async (call: MemberCall<ParsedInputOf<typeof contract.setEmail>>) => {
  const { platform, merchant, session, language, input, now } = call;
  const { id: memberId } = session.member;
  const email = await checked(call, 'email', input.email);
  await requireLoginPassword(call, input.password);
  await platform.db.transaction(async (tx) => {
    await holdSession(tx, session);
    const before = (await holdProfile(tx, memberId))?.email ?? null;
    if (before?.toLowerCase() === email.toLowerCase()) return;
    await keepTold(tx, session.member, { email, isEmailVerified: false });
    await tx.delete(passwordLinks).where(eq(passwordLinks.memberId, memberId));
    const details = { isFirst: before === null };
    await audit(tx, { event: 'email.changed', at: now, merchant: session.member.merchant, memberId, details });
    await publishEvent(tx, 'email.changed', { memberId, brand: merchant.name, language, before }, now);
  });
  return {};
};

const locked = () => new PlatformError<typeof contract.setPayeeName>('payee.locked', 'The real name is set already.');

export const setPayeeName = async (call: MemberCall<ParsedInputOf<typeof contract.setPayeeName>>) => {
  const { platform, session, input, now } = call;
  const payeeName = await checked(call, 'payeeName', input.payeeName);
  await requireLoginPassword(call, input.password);
  const { id: memberId, merchant } = session.member;
  await platform.db.transaction(async (tx) => {
    const known = await payeeNameOf(tx, memberId);
    if (known === payeeName) return;
    if (known !== null || (await keepPayeeName(tx, session.member, payeeName)) !== payeeName) throw locked();
    await audit(tx, { event: 'payee-name.set', at: now, merchant, memberId });
  });
  return {};
};

export const setNickname = async (call: MemberCall<ParsedInputOf<typeof contract.setNickname>>) => {
  const nickname = await checked(call, 'nickname', call.input.nickname);
  await keepTold(call.platform.db, call.session.member, { nickname });
  return {};
};

export const setHeadIcon = async (call: MemberCall<ParsedInputOf<typeof contract.setHeadIcon>>) => {
  refuseTrial(call.session.member);
  await keepTold(call.platform.db, call.session.member, { headIcon: call.input.icon });
  return {};
};
