import * as contract from '@shared-kernel/contracts/member/member';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { maskName } from '../../records/mask-name.ts';

const uplineName = async (db: Database, uplineId: number | null): Promise<string | undefined> => {
  if (uplineId === null) return undefined;
  const [row] = await db.select({ username: members.username }).from(members).where(eq(members.id, uplineId));
  return row && maskName(row.username);
};

/** Who is signed in. */
export const memberInfoApi = (api: Api): void => {
  answerMember(api, contract.getMemberInfo, async ({ platform, session: { member } }) => {
    const toUpline = await uplineName(platform.db, member.uplineId);
    return {
      id: String(member.id),
      account: member.username,
      regDate: member.registeredAt.toISOString(),
      type: member.type,
      ...(toUpline === undefined ? {} : { toUpline }),
    };
  });
};
