import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { FlagName } from 'shared-kernel/brand';
import { canTransferToUpline, isAgent } from 'shared-kernel/session';
import type { MemberFacts } from './member-facts.ts';

/** Groups of the new template, in the order they stand. */
export const ENTRY_GROUPS = ['rewards', 'money', 'agency', 'help'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** What a tap does: go to the row's path (a guest is asked to log in), or one of the specification's exceptions. */
export type EntryAction = 'open' | 'invite' | 'referral-panel' | 'service-link' | 'download-prompt';

interface EntryRow {
  readonly name: string;
  readonly group: EntryGroup;
  /** `open` unless said. */
  readonly action?: EntryAction;
  readonly path?: string;
  /** White-label flag that must be on. */
  readonly flag?: FlagName;
  /** What must hold of the member; for a guest nothing is known, so it does not hold. */
  readonly condition?: (facts: MemberFacts) => boolean;
}

/** The member centre's list, row by row as the specification writes it (accounts §2), in the picture's order; limits and breaks besides. */
const ENTRIES = [
  { name: 'rewards', group: 'rewards', path: paths.rewards, flag: 'REWCEN3' },
  { name: 'vipRoom', group: 'rewards', path: paths.benefits, condition: (facts) => facts.hasVipBenefit },
  {
    name: 'leaderboard',
    group: 'rewards',
    path: paths.leaderboard,
    condition: (facts) => facts.promotions.has('MISSION'),
  },
  { name: 'manualRebate', group: 'rewards', path: paths.manualRebate, flag: 'MANPLAYREB3' },
  { name: 'rebateReport', group: 'rewards', path: paths.rebateReport, flag: 'PLYRBT' },
  { name: 'invite', group: 'rewards', action: 'invite', path: paths.invite },
  { name: 'depositRecord', group: 'money', path: paths.depositRecord, flag: 'DEPRECM3' },
  { name: 'withdrawalRecord', group: 'money', path: paths.withdrawalRecord, flag: 'WITHREC3' },
  { name: 'accountRecord', group: 'money', path: paths.accountRecord, flag: 'TRANSREC3' },
  { name: 'bettingRecord', group: 'money', path: paths.bettingRecord, flag: 'TRANSBETREPMEM3' },
  { name: 'profitAndLoss', group: 'money', path: paths.profitAndLoss, flag: 'PERSREP' },
  {
    name: 'uplineTransfer',
    group: 'money',
    path: paths.uplineTransfer,
    flag: 'AGETRANSFERUP3',
    condition: (facts) => facts.member !== null && canTransferToUpline(facts.member),
  },
  {
    name: 'agency',
    group: 'agency',
    path: paths.agentHome,
    condition: (facts) => facts.member !== null && isAgent(facts.member.type),
  },
  { name: 'referral', group: 'agency', action: 'referral-panel' },
  { name: 'limits', group: 'help', path: limitsLink },
  { name: 'messages', group: 'help', path: paths.mail, flag: 'MAILCEN' },
  { name: 'feedback', group: 'help', path: paths.feedback, flag: 'FEEDBACK3' },
  { name: 'service', group: 'help', action: 'service-link' },
  { name: 'download', group: 'help', action: 'download-prompt' },
] as const satisfies readonly EntryRow[];

export type EntryName = (typeof ENTRIES)[number]['name'];

export interface Entry extends EntryRow {
  readonly name: EntryName;
}

interface Shows {
  readonly facts: MemberFacts;
  readonly isOn: (flag: FlagName) => boolean;
  readonly isLive: (path: string) => boolean;
}

/** The rows that this brand and member see: those whose page is live. A row without a page opens something here. */
export const shownEntries = ({ facts, isOn, isLive }: Shows): readonly Entry[] => {
  const entries: readonly Entry[] = ENTRIES;
  return entries.filter(
    ({ flag, condition, path }) =>
      (flag === undefined || isOn(flag)) &&
      (condition === undefined || condition(facts)) &&
      (path === undefined || isLive(path)),
  );
};
