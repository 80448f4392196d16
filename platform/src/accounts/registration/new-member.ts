import type { register } from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { joinTeam } from '../../identity/team.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import type { Extra } from '../identity-rules/check-fields.ts';
import { type AccountKind, memberProfiles } from './registration.tables.ts';
import type { RegistrationMethod } from './registration-method.ts';

type RegisterCall = Call<ParsedInputOf<typeof register>>;

/** Registration type of a plain member (specification: accounts §9), and of an agent. */
export const TYPES_BY_KIND: Readonly<Record<AccountKind, number>> = { player: 0, agent: 1 };

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has registered by another's link. */
    'member.recommended': {
      readonly memberId: number;
      readonly recommenderId: number;
      readonly merchant: string;
    };
  }
}

interface Place {
  readonly passwordHash: string | null;
  readonly uplineId: number | null;
  readonly type: number;
}

/** The member with an empty wallet, in the team; refused where somebody has the name. */
export const writeMember = async (
  tx: Transaction,
  { merchant, now }: Pick<RegisterCall, 'merchant' | 'now'>,
  { username, taken }: Pick<RegistrationMethod, 'username' | 'taken'>,
  { passwordHash, uplineId, type }: Place,
): Promise<number> => {
  const [member] = await tx
    .insert(members)
    .values({ merchant: merchant.code, username, passwordHash, type, uplineId, registeredAt: now })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (!member) throw new PlatformError<typeof register>(taken, 'Somebody registers with this already.');
  if (uplineId !== null) await joinTeam(tx, member.id, uplineId);
  const { code, currency } = merchant;
  await ensureAccount(tx, { merchant: code, memberId: member.id, kind: 'wallet', currency });
  return member.id;
};

export interface Profile {
  readonly extras: Readonly<Record<Extra, string | null>>;
  readonly recommendedBy: number | null;
  readonly affiliateCode: string | null;
}

/** What they have told; refused where somebody else has proved the number. */
export const writeProfile = async (
  tx: Transaction,
  { merchant, input, now }: RegisterCall,
  memberId: number,
  { mobile, isVerified }: RegistrationMethod,
  { extras: { paymentPassword: _, ...extras }, ...profile }: Profile,
): Promise<void> => {
  const written = await tx
    .insert(memberProfiles)
    .values({
      memberId,
      merchant: merchant.code,
      mobile,
      isMobileVerified: isVerified && mobile !== null,
      ...extras,
      ...profile,
      registerUrl: input.registerUrl,
      registerMethod: input.registerMethod,
      domain: input.domain || null,
    })
    .onConflictDoNothing()
    .returning({ memberId: memberProfiles.memberId });
  if (written.length === 0)
    throw new PlatformError<typeof register>('mobile.taken', 'Somebody has proved this number to be theirs.');
  if (profile.recommendedBy !== null) {
    const recommended = { memberId, recommenderId: profile.recommendedBy, merchant: merchant.code };
    await publishEvent(tx, 'member.recommended', recommended, now);
  }
};
