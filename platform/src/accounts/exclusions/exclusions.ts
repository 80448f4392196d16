import type { launchGame } from '@shared-kernel/contracts/browse/play';
import type { EXCLUSION_KINDS } from '@shared-kernel/contracts/system/excluded';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, gt } from '../../database/orm.ts';
import { exclusions } from './exclusions.tables.ts';

/** What is on at an instant. Of several that are on together the strictest names it, and it lasts as long as the longest. */
export interface Exclusion {
  readonly kind: (typeof EXCLUSION_KINDS)[number];
  readonly since: Date;
  readonly until: Date;
}

export const exclusionAt = async (db: Database, memberId: number, at: Date): Promise<Exclusion | undefined> => {
  const on = await db
    .select()
    .from(exclusions)
    .where(and(eq(exclusions.memberId, memberId), gt(exclusions.endsAt, at)))
    .orderBy(asc(exclusions.endsAt));
  const longest = on.at(-1);
  if (!longest) return undefined;
  const isSelfExclusion = on.some(({ kind }) => kind === 'selfExclusion');
  const since = new Date(Math.min(...on.map(({ startsAt }) => startsAt.getTime())));
  return { kind: isSelfExclusion ? 'selfExclusion' : 'timeOut', since, until: longest.endsAt };
};

export const toWireExclusion = ({ kind, since, until }: Exclusion) => ({
  kind,
  since: since.toISOString(),
  until: until.toISOString(),
});

/**
 * Stops what stakes, funds play or takes a promotion (screens: safer play). Fails with `member.excluded`. Asked while the wallet is
 * held, which an exclusion waits for: nothing is staked after it was taken.
 */
export const refuseWhileExcluded = async (db: Database, memberId: number, at: Date): Promise<void> => {
  const exclusion = await exclusionAt(db, memberId, at);
  if (!exclusion) return;
  const { kind, until } = toWireExclusion(exclusion);
  throw new PlatformError<typeof launchGame>('member.excluded', `A ${kind} is on until ${until}.`, {
    value: { kind, until },
  });
};
