import type { register } from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { checkField, invalidField } from '../identity-rules/check-fields.ts';
import type { Rates } from '../rates/rate-settings.ts';
import { affiliateOf, recommenderOf } from './affiliates.ts';
import type { AccountKind } from './registration.tables.ts';
import type { Rules } from './registration-method.ts';

type Register = typeof register;

/** Who brought a new member: at most one of the two. */
interface BroughtBy {
  /** An affiliate, or the agent whose link they came by: becomes their upline. */
  readonly uplineId: number | null;
  readonly affiliateCode: string | null;
  /** A member whose link they came by. */
  readonly recommendedBy: number | null;
  /** What the link opens. */
  readonly kind: AccountKind;
  /** What the link gives of the upline's rates. */
  readonly rates: Rates;
}

const affiliateBy = async ({ platform, merchant, now }: Call<unknown>, code: string): Promise<BroughtBy> => {
  const found = await affiliateOf(platform.db, merchant.code, code, now);
  if (found === undefined) throw new PlatformError<Register>('affiliate.wrong', 'No affiliate has this code.');
  const { memberId: uplineId, kind, rates } = found;
  return { uplineId, affiliateCode: code.toUpperCase(), recommendedBy: null, kind, rates };
};

/** An affiliate's code counts before a member's link (rules: links). */
export const broughtBy = async (call: Call<ParsedInputOf<Register>>, rules: Rules): Promise<BroughtBy> => {
  const code = call.input.affiliateCode.trim();
  if (code !== '') return affiliateBy(call, code);
  checkField(rules, 'affiliateCode', code);
  const asked = call.input.recommenderId.trim();
  checkField(rules, 'recommenderId', asked);
  if (asked === '') return { uplineId: null, affiliateCode: null, recommendedBy: null, kind: 'player', rates: {} };
  const recommender = await recommenderOf(call.platform.db, call.merchant.code, asked);
  if (recommender === undefined) throw invalidField('recommenderId', 'there is no such member.');
  const { id, isAgent } = recommender;
  return { uplineId: isAgent ? id : null, affiliateCode: null, recommendedBy: id, kind: 'player', rates: {} };
};
