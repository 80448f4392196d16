import type { getPasskeys, removePasskey, renamePasskey } from '@shared-kernel/contracts/account/passkeys';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, asc, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { passkeys } from './passkeys.tables.ts';

type List = ValueOf<typeof getPasskeys>;

/** An id of the list; anything else is no passkey. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const asListed = ({ id, name, addedAt, usedAt }: typeof passkeys.$inferSelect): List['passkeys'][number] => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  ...(usedAt === null ? {} : { usedAt: usedAt.toISOString() }),
});

export const listPasskeys = async ({ platform, session }: MemberCall<unknown>): Promise<List> => {
  const own = await platform.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, session.member.id))
    .orderBy(asc(passkeys.addedAt));
  return { passkeys: own.map(asListed) };
};

/** The member's own only, whatever id is sent. */
const ownBy = ({ session }: MemberCall<unknown>, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.memberId, session.member.id));

export const rename = async (call: MemberCall<ParsedInputOf<typeof renamePasskey>>) => {
  const { platform, input } = call;
  const renamed = ID.test(input.id)
    ? await platform.db.update(passkeys).set({ name: input.name }).where(ownBy(call, input.id)).returning()
    : [];
  if (renamed.length === 0) throw new PlatformError('not.found', 'The member has no such passkey.');
  return {};
};

export const remove = async (call: MemberCall<ParsedInputOf<typeof removePasskey>>) => {
  const { platform, merchant, session, input, now } = call;
  if (!ID.test(input.id)) return {};
  await platform.db.transaction(async (tx) => {
    const gone = await tx.delete(passkeys).where(ownBy(call, input.id)).returning();
    if (gone.length === 0) return;
    await audit(tx, { event: 'passkey.removed', at: now, merchant: merchant.code, memberId: session.member.id });
  });
  return {};
};
