import type { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import type { login, startTrial } from '@shared-kernel/contracts/account/session';
import type { getSessions } from '@shared-kernel/contracts/account/sessions';
import type { getSocialLinks } from '@shared-kernel/contracts/account/social';
import type { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import type { getExclusion } from '@shared-kernel/contracts/member/exclusions';
import type { getBalance, getClubBenefit, getMemberInfo, getPromotions } from '@shared-kernel/contracts/member/member';
import type { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Session } from 'shared-kernel/session';

export type Member = ValueOf<typeof getMemberInfo>;
export type Balance = ValueOf<typeof getBalance>;
export type Promotions = ValueOf<typeof getPromotions>;
export type ClubBenefit = ValueOf<typeof getClubBenefit>;
export type TeamFigures = ValueOf<typeof getTeamKpi>['footer'];
type Exclusion = NonNullable<ValueOf<typeof getExclusion>['exclusion']>;
type Passkey = ValueOf<typeof getPasskeys>['passkeys'][number];
type SocialLink = ValueOf<typeof getSocialLinks>['links'][number];
export type DeviceSession = ValueOf<typeof getSessions>['sessions'][number];
export type LoginAnswer = ValueOf<typeof login>;
export type TrialAnswer = ValueOf<typeof startTrial>;

/** A signed-in player, no agent (type 0). */
export const aSession = (own: Partial<Session> = {}): Session => ({
  token: 'token-of-maria',
  merchantCode: 'tala',
  userName: 'maria',
  type: '0',
  firstTimeLogin: false,
  ...own,
});

/** A signed-in agent (type 1). */
export const anAgentSession = (own: Partial<Session> = {}): Session =>
  aSession({ token: 'token-of-ramon', userName: 'ramon', type: '1', ...own });

export const aMember = (own: Partial<Member> = {}): Member => ({
  id: '501',
  account: 'maria',
  regDate: '2025-10-01T09:30:00+08:00',
  type: 0,
  ...own,
});

/** A passkey that has been used since. */
export const aPasskey = (own: Partial<Passkey> = {}): Passkey => ({
  id: '0b7c2c5e-4f0a-4a43-9a3e-8a1f8f6f3c11',
  name: 'My phone',
  addedAt: '2026-11-12T09:05:00+08:00',
  usedAt: '2026-11-21T10:15:00+08:00',
  ...own,
});

/** A provider that the member is linked to. */
export const aSocialLink = (own: Partial<SocialLink> = {}): SocialLink => ({
  provider: 'google',
  linkedAt: '2026-11-14T09:05:00+08:00',
  ...own,
});

/** Another device that the member is signed in on. */
export const aDeviceSession = (own: Partial<DeviceSession> = {}): DeviceSession => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
  network: '198.51.100.*',
  startedAt: '2026-11-21T09:05:00+08:00',
  lastSeenAt: '2026-11-21T10:15:00+08:00',
  ...own,
});

export const aBalance = (own: Partial<Balance> = {}): Balance => ({
  sumBalance: '12480.50',
  bonus: '0.00',
  currency: 'PHP',
  ...own,
});

export const somePromotions = (own: Partial<Promotions> = {}): Promotions => ({
  totalUnclaimedPromosCount: 2,
  availablePromosByKey: { REFERRAL: { enabled: true }, MISSION: { enabled: true } },
  claimableRebate: '0.00',
  ...own,
});

export const aClubBenefit = (own: Partial<ClubBenefit> = {}): ClubBenefit => ({
  enabled: true,
  level: 3,
  nextLevel: 4,
  progress: '38000.00',
  target: '50000.00',
  ratio: 0.76,
  ...own,
});

export const teamFigures = (own: Partial<TeamFigures> = {}): TeamFigures => ({
  teamLoginMemberCount: 48,
  teamBetMemberCount: 31,
  teamRegisterMemberCount: 5,
  teamOnlineCount: 17,
  ...own,
});

export const aLoginAnswer = (own: Partial<LoginAnswer> = {}): LoginAnswer => ({
  token: 'token-of-maria',
  userName: 'maria',
  customerType: 0,
  merchantCode: 'tala',
  firstTimeLogin: false,
  ...own,
});

export const aTrialAnswer = (own: Partial<TrialAnswer> = {}): TrialAnswer => ({
  token: 'token-of-a-trial',
  userName: 'trial0001',
  customerType: 4,
  merchantCode: 'tala-trial',
  trail: 1,
  ...own,
});

/** A time-out of a week, which is on. */
export const aBreak = (own: Partial<Exclusion> = {}): Exclusion => ({
  kind: 'timeOut',
  since: '2026-11-23T16:30:00+08:00',
  until: '2026-11-30T16:30:00+08:00',
  ...own,
});

/** A member with both passwords and a proved number. */
export const someSecurity = (
  over: Partial<ValueOf<typeof getSecurityConfig>> = {},
): ValueOf<typeof getSecurityConfig> => ({
  hasLoginPassword: true,
  hasPaymentPassword: true,
  passkeys: 0,
  mobile: '639***67',
  isMobileProved: true,
  isEmailProved: false,
  ...over,
});
