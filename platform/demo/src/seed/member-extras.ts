import { HOUR_MS } from '@shared-kernel/node/durations';
import type { memberPromotions, messages, promotions, vipTiers } from '../../../src/centre/members/members.tables.ts';
import type { Brand } from './brand-folders.ts';

/** Valid bets of a month that open a VIP level, in minor units. */
const VIP_TARGETS = [
  500_000n,
  2_000_000n,
  5_000_000n,
  10_000_000n,
  25_000_000n,
  50_000_000n,
  100_000_000n,
  250_000_000n,
];

export const vipTierRows = (): (typeof vipTiers.$inferInsert)[] =>
  VIP_TARGETS.map((target, index) => ({ level: index + 1, target }));

export const promotionRows = ({ code, promotions: offered }: Brand): (typeof promotions.$inferInsert)[] =>
  Object.entries(offered).map(([key, isEnabled]) => ({ merchant: code, key, isEnabled }));

/** Three to claim, one claimed. */
export const memberPromotionRows = (memberId: number, now: Date): (typeof memberPromotions.$inferInsert)[] => [
  { memberId, key: 'MISSION', claimedAt: null },
  { memberId, key: 'RELOAD', claimedAt: null },
  { memberId, key: 'CASHBACK', claimedAt: null },
  { memberId, key: 'WELCOME', claimedAt: new Date(now.getTime() - 90 * 24 * HOUR_MS) },
];

const SUBJECTS = [
  { EN: 'Your daily rebate is ready', TY: 'Handa na ang daily rebate mo' },
  { EN: 'Deposit received', TY: 'Natanggap ang deposito' },
  { EN: 'Mission completed', TY: 'Tapos na ang mission' },
];
const BODY = { EN: 'Open your records to see the amount.', TY: 'Buksan ang mga tala mo para makita ang halaga.' };

/** Mail of a demo member: `unread` new ones on top of a few that were read. */
export const messageRows = (memberId: number, unread: number, now: Date): (typeof messages.$inferInsert)[] =>
  Array.from({ length: unread + 5 }, (_, index) => ({
    memberId,
    subject: SUBJECTS[index % SUBJECTS.length] ?? BODY,
    body: BODY,
    sentAt: new Date(now.getTime() - (index + 1) * 9 * HOUR_MS),
    readAt: index < unread ? null : new Date(now.getTime() - index * 8 * HOUR_MS),
  }));
