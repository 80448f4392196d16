import type { openAccount } from '@shared-kernel/contracts/agent/accounts';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, gt } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { hashPassword, isPassword } from '../../identity/password.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { checkField } from '../identity-rules/check-fields.ts';
import { passwordFault } from '../identity-rules/new-password.ts';
import { giveRates } from '../rates/give-rates.ts';
import { type Rates, ratesOf, refuseRates } from '../rates/rate-settings.ts';
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

type OpenCall = Pick<Call<unknown>, 'platform' | 'merchant' | 'now'>;

/** Whether the upline has just opened this very account, and nobody has come to it yet: the answer before was lost. */
const isOpenedAlready = async (
  { platform: { db, config }, merchant, now }: OpenCall,
  { userName, password, kind, uplineId, rates }: OpenedMember,
): Promise<boolean> => {
  const [member] = await db
    .select({ id: members.id, passwordHash: members.passwordHash })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.username, userName),
        eq(members.uplineId, uplineId),
        eq(members.type, TYPES_BY_KIND[kind]),
        eq(members.mustChangePassword, true),
        gt(members.registeredAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  if (!member) return false;
  const given = await ratesOf(db, dayOf(now), member.id);
  const isSame = [...Object.keys(given), ...Object.keys(rates)].every(
    (each) => (given[each] ?? 0) === (rates[each] ?? 0),
  );
  return isSame && isPassword(member.passwordHash, password, { peppers: config.peppers, isUnrecognised: false });
};

/**
 * A member below another one, who knows the first password and tells it: with it nothing can be done but to choose another. The
 * same account twice is opened once. Answers the name as it is kept. Fails with `field.invalid`, `password.common`, `username.taken`, or for a rate with `rebate.range` or
 * `rebate.quota`.
 */
export const openMember = async (
  call: OpenCall,
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
  if (await isOpenedAlready(call, { userName: username, password, kind, uplineId, rates })) return username;
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
