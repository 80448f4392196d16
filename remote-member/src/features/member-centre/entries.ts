import { paths } from '@shared-kernel/contracts/system/paths';
import type { FlagName } from 'shared-kernel/brand';
import { canTransferToUpline, isAgent } from 'shared-kernel/session';
import type { MemberFacts } from './member-facts.ts';

/** Groups of the new template, in the order they stand. */
export const ENTRY_GROUPS = ['rewards', 'money', 'agency', 'help'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** What a tap does: go to the row's path (a guest is asked to log in), or one of the specification's exceptions. */
export type EntryAction = 'open' | 'invite' | 'referral-panel' | 'service-link' | 'download-prompt';

export type EntryName =
  | 'rewards'
  | 'vipRoom'
  | 'leaderboard'
  | 'manualRebate'
  | 'rebateReport'
  | 'invite'
  | 'depositRecord'
  | 'withdrawalRecord'
  | 'accountRecord'
  | 'bettingRecord'
  | 'profitAndLoss'
  | 'uplineTransfer'
  | 'agency'
  | 'referral'
  | 'messages'
  | 'feedback'
  | 'service'
  | 'download';

export interface Entry {
  readonly name: EntryName;
  readonly group: EntryGroup;
  readonly action: EntryAction;
  readonly path?: string;
  /** White-label flag that must be on. */
  readonly flag?: FlagName;
  /** What must hold of the member; for a guest nothing is known, so it does not hold. */
  readonly condition?: (facts: MemberFacts) => boolean;
}

/** The member centre's list, row by row as the specification writes it (accounts §2), in the picture's order. */
const ENTRIES: readonly Entry[] = [
  { name: 'rewards', group: 'rewards', action: 'open', path: paths.rewards, flag: 'REWCEN3' },
  {
    name: 'vipRoom',
    group: 'rewards',
    action: 'open',
    path: paths.benefits,
    condition: (facts) => facts.hasVipBenefit,
  },
  {
    name: 'leaderboard',
    group: 'rewards',
    action: 'open',
    path: paths.leaderboard,
    condition: (facts) => facts.promotions.has('MISSION'),
  },
  { name: 'manualRebate', group: 'rewards', action: 'open', path: paths.manualRebate, flag: 'MANPLAYREB3' },
  { name: 'rebateReport', group: 'rewards', action: 'open', path: paths.rebateReport, flag: 'PLYRBT' },
  { name: 'invite', group: 'rewards', action: 'invite', path: paths.invite },
  { name: 'depositRecord', group: 'money', action: 'open', path: paths.depositRecord, flag: 'DEPRECM3' },
  { name: 'withdrawalRecord', group: 'money', action: 'open', path: paths.withdrawalRecord, flag: 'WITHREC3' },
  { name: 'accountRecord', group: 'money', action: 'open', path: paths.accountRecord, flag: 'TRANSREC3' },
  { name: 'bettingRecord', group: 'money', action: 'open', path: paths.bettingRecord, flag: 'TRANSBETREPMEM3' },
  { name: 'profitAndLoss', group: 'money', action: 'open', path: paths.profitAndLoss, flag: 'PERSREP' },
  {
    name: 'uplineTransfer',
    group: 'money',
    action: 'open',
    path: paths.uplineTransfer,
    flag: 'AGETRANSFERUP3',
    condition: (facts) => facts.member !== null && canTransferToUpline(facts.member),
  },
  {
    name: 'agency',
    group: 'agency',
    action: 'open',
    path: paths.agentHome,
    condition: (facts) => facts.member !== null && isAgent(facts.member.type),
  },
  { name: 'referral', group: 'agency', action: 'referral-panel' },
  { name: 'messages', group: 'help', action: 'open', path: paths.mail, flag: 'MAILCEN' },
  { name: 'feedback', group: 'help', action: 'open', path: paths.feedback, flag: 'FEEDBACK3' },
  { name: 'service', group: 'help', action: 'service-link' },
  { name: 'download', group: 'help', action: 'download-prompt' },
];

/** The rows that this brand and member see. */
export const shownEntries = (facts: MemberFacts, isOn: (flag: FlagName) => boolean): readonly Entry[] =>
  ENTRIES.filter(
    ({ flag, condition }) => (flag === undefined || isOn(flag)) && (condition === undefined || condition(facts)),
  );
