import { exclusions, memberProfiles } from '../../accounts/accounts.public.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { loginPlaces } from '../../identity/places.tables.ts';
import { bankAccounts } from '../../money/money.public.ts';
import { type ReferralReason, referrals } from './referrals.tables.ts';

/** How far up a chain of recommendations a circle is looked for. */
const CIRCLE_DEPTH = 5;

/** With any of these a referral is not counted; the others are for staff to look at: carriers put many homes on one address. */
export const REFUSING: readonly ReferralReason[] = ['device', 'account', 'circle', 'disabled', 'excluded', 'trial'];

export interface Pair {
  readonly memberId: number;
  readonly recommenderId: number;
}

/** The member of `theirs` has logged in from a place of `memberId`'s. The machine itself is nobody's address. */
const placed = (memberId: number, kind: 'visitor' | 'address'): SQL => sql`
  select theirs.member_id from ${loginPlaces} mine join ${loginPlaces} theirs on theirs.place = mine.place
  where mine.member_id = ${memberId} and theirs.member_id <> ${memberId} and mine.place like ${`${kind}/%`}
    and mine.place not in ('address/127.0.0.1', 'address/0:0:0:0::/64')`;

/** Those who have, or had, an account to be paid at that is `memberId`'s too. */
const paidAlike = (memberId: number): SQL => sql`
  select theirs.member_id from ${bankAccounts} mine join ${bankAccounts} theirs on theirs.merchant = mine.merchant
    and theirs.bank_code = mine.bank_code and theirs.account_mark = mine.account_mark
  where mine.member_id = ${memberId} and theirs.member_id <> ${memberId}`;

/** Other accounts of whoever has this one, as far as it shows. */
const alike = (memberId: number): SQL => sql`${placed(memberId, 'visitor')} union ${paidAlike(memberId)}`;

/** Everyone above the recommender, by recommendation. */
const above = (recommenderId: number): SQL => sql`
  with recursive chain as (
    select p.recommended_by as id, 1 as depth from ${memberProfiles} p where p.member_id = ${recommenderId}
    union all
    select p.recommended_by, depth + 1 from chain join ${memberProfiles} p on p.member_id = chain.id
    where depth < ${CIRCLE_DEPTH})
  select id from chain where id is not null`;

/**
 * What speaks against counting a referral. A circle: the invited member has recommended another account of the recommender's,
 * or is another account of who stands further up.
 */
export const reasonsAgainst = async (
  db: Database,
  { memberId, recommenderId }: Pair,
  now: Date,
): Promise<ReadonlySet<ReferralReason>> => {
  const both = sql`(${memberId}, ${recommenderId})`;
  const [row] = await rowsOf<Partial<Record<ReferralReason, boolean>>>(
    db,
    sql`select
      ${recommenderId} in (${placed(memberId, 'visitor')}) as device,
      ${recommenderId} in (${placed(memberId, 'address')}) as address,
      ${recommenderId} in (${paidAlike(memberId)}) as account,
      (exists (select 1 from ${memberProfiles} p where p.recommended_by = ${memberId} and p.member_id in (${alike(recommenderId)}))
        or exists (select 1 from (${alike(memberId)}) mine where mine.member_id in (${above(recommenderId)}))) as circle,
      exists (select 1 from ${members} m where m.id in ${both} and m.is_disabled) as disabled,
      exists (select 1 from ${members} m where m.id in ${both} and m.type = ${TRIAL_TYPE}) as trial,
      exists (select 1 from ${exclusions} e where e.member_id in ${both} and e.ends_at > ${now}) as excluded,
      exists (select 1 from ${referrals} r where r.recommender_id = ${recommenderId}
        and r.member_id in (${alike(memberId)})) as siblings,
      exists (select 1 from ${bankAccounts} mine join ${bankAccounts} theirs
        on lower(theirs.payee_name) = lower(mine.payee_name)
        where mine.member_id = ${memberId} and theirs.member_id = ${recommenderId}) as payee`,
  );
  return new Set(Object.entries(row ?? {}).flatMap(([reason, holds]) => (holds ? [reason as ReferralReason] : [])));
};
