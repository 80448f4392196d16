import type { FlagName } from 'shared-kernel/brand';
import { type EntryName, shownEntries } from './entries.ts';
import { type MemberFacts, NO_FACTS } from './member-facts.ts';

const names = (facts: MemberFacts, flags: readonly FlagName[]): readonly EntryName[] =>
  shownEntries({ facts, isOn: (flag) => flags.includes(flag), isLive: () => true }).map((entry) => entry.name);

const ALWAYS: readonly EntryName[] = ['invite', 'referral', 'limits', 'service', 'download'];

describe('entries of the member centre', () => {
  it('shows only the rows without a flag or condition when every flag is off', () => {
    expect(names(NO_FACTS, [])).toEqual(ALWAYS);
  });

  it.each<[FlagName, EntryName]>([
    ['REWCEN3', 'rewards'],
    ['MANPLAYREB3', 'manualRebate'],
    ['PLYRBT', 'rebateReport'],
    ['DEPRECM3', 'depositRecord'],
    ['WITHREC3', 'withdrawalRecord'],
    ['TRANSREC3', 'accountRecord'],
    ['TRANSBETREPMEM3', 'bettingRecord'],
    ['PERSREP', 'profitAndLoss'],
    ['MAILCEN', 'messages'],
    ['FEEDBACK3', 'feedback'],
  ])('flag %s shows %s, and nothing else', (flag, entry) => {
    expect(new Set(names(NO_FACTS, [flag]))).toEqual(new Set([...ALWAYS, entry]));
  });

  it.each<[string, MemberFacts, EntryName]>([
    ['the VIP benefit is on', { ...NO_FACTS, hasVipBenefit: true }, 'vipRoom'],
    ['the MISSION promotion is on', { ...NO_FACTS, promotions: new Set(['MISSION']) }, 'leaderboard'],
    ['the member is an agent', { ...NO_FACTS, member: { type: '1' } }, 'agency'],
  ])('when %s', (_, facts, entry) => {
    expect(names(facts, [])).toContain(entry);
    expect(names(NO_FACTS, [])).not.toContain(entry);
  });

  it.each([0, 4, 40, '0', '4', '40'])('member type %j has no agency centre', (type) => {
    expect(names({ ...NO_FACTS, member: { type } }, [])).not.toContain('agency');
  });

  it.each([
    ['the flag, an upline and type 1', ['AGETRANSFERUP3'], { type: 1, toUpline: 'ma***' }, true],
    ['no flag', [], { type: 1, toUpline: 'ma***' }, false],
    ['no upline', ['AGETRANSFERUP3'], { type: 1 }, false],
    ['type 2', ['AGETRANSFERUP3'], { type: '2', toUpline: 'ma***' }, false],
  ] as const)('transfer to upline with %s', (_, flags, member, isShown) => {
    expect(names({ ...NO_FACTS, member }, flags).includes('uplineTransfer')).toBe(isShown);
  });

  /** Each address as the specification writes it (accounts §2). */
  it.each<[EntryName, string]>([
    ['rewards', '/m/rewardCenter'],
    ['agency', '/m/agent'],
    ['depositRecord', '/m/vouReport'],
    ['withdrawalRecord', '/m/withdrawReport'],
    ['accountRecord', '/m/transaction/record'],
    ['bettingRecord', '/m/gameRecord'],
    ['profitAndLoss', '/m/profitandloss'],
    ['uplineTransfer', '/m/upLine/transfer'],
    ['manualRebate', '/m/member/manualRebate'],
    ['leaderboard', '/m/leaderBoard'],
    ['rebateReport', '/m/member/rebateReport'],
    ['messages', '/m/webEmail'],
    ['feedback', '/m/feedback'],
    ['vipRoom', '/m/member/benefits'],
    ['invite', '/m/inviteFriends'],
    ['limits', '/m/securityCenter#limits'],
  ])('%s leads to %s', (name, path) => {
    const facts = {
      ...NO_FACTS,
      hasVipBenefit: true,
      promotions: new Set(['MISSION']),
      member: { type: 1, toUpline: 'ma***' },
    };
    expect(
      shownEntries({ facts, isOn: () => true, isLive: () => true }).find((entry) => entry.name === name)?.path,
    ).toBe(path);
  });

  it('leaves out a row whose page is not live', () => {
    const isLive = (path: string) => path === '/m/webEmail';
    const shown = shownEntries({ facts: NO_FACTS, isOn: () => true, isLive });
    expect(shown.map(({ name, path }) => [name, path])).toEqual([
      ['referral', undefined],
      ['messages', '/m/webEmail'],
      ['service', undefined],
      ['download', undefined],
    ]);
  });
});
