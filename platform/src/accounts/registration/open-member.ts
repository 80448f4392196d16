import type { openAccount } from '@shared-kernel/contracts/agent/accounts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { hashPassword } from '../../identity/password.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { checkField } from '../identity-rules/check-fields.ts';
import { passwordFault } from '../identity-rules/new-password.ts';
import { giveRates } from '../rates/give-rates.ts';
import { type Rates, refuseRates } from '../rates/rate-settings.ts';
import { TYPES_BY_KIND, writeMember } from './new-member.ts';
import type { AccountKind } from './registration.tables.ts';

interface OpenedMember {
  readonly userName: string;
  readonly password: string;
  readonly kind: AccountKind;
  readonly uplineId: number;
  readonly rates: Rates;
}

/** `username` here as a field of the page that opens accounts. */
const invalid = (field: 'userName' | 'password', message: string) =>
  new PlatformError<typeof openAccount>('field.invalid', message, { value: { field } });

/**
 * A member below another one, who knows the first password and tells it: with it nothing can be done but to choose another. Answers
 * the name as it is kept. Fails with `field.invalid`, `password.common`, `username.taken`, or for a rate with `rebate.range` or
 * `rebate.quota`.
 */
export const openMember = async (
  call: Pick<Call<unknown>, 'platform' | 'merchant' | 'now'>,
  { userName, password, kind, uplineId, rates }: OpenedMember,
): Promise<string> => {
  const { platform, merchant, now } = call;
  const { username: rule } = await fieldRulesOf(platform, merchant);
  const username = userName.trim().toLowerCase();
  try {
    if (rule !== undefined) checkField({ username: { ...rule, enabled: true, required: true } }, 'username', username);
  } catch {
    throw invalid('userName', 'The name is not as the rule for it says.');
  }
  const fault = passwordFault(password);
  if (fault === 'password.rule') throw invalid('password', 'It is not as the rule for it says.');
  if (fault !== undefined)
    throw new PlatformError<typeof openAccount>(fault, 'It is among those that are guessed first.');
  const passwordHash = await hashPassword(password, platform.config.peppers);
  await platform.db.transaction(async (tx) => {
    const method = { username, taken: 'username.taken' } as const;
    const memberId = await writeMember(tx, call, method, { passwordHash, uplineId, type: TYPES_BY_KIND[kind] });
    await tx.update(members).set({ isFirstLogin: true, mustChangePassword: true }).where(eq(members.id, memberId));
    await audit(tx, {
      event: 'member.registered',
      at: now,
      merchant: merchant.code,
      memberId,
      details: { by: 'agent', upline: uplineId },
    });
    await giveRates(tx, { upline: { id: uplineId, merchant: merchant.code }, memberId, now }, rates, refuseRates);
  });
  return username;
};
