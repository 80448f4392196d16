import { getFeedback } from '@shared-kernel/contracts/browse/feedback';
import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getDepositLimits } from '@shared-kernel/contracts/member/deposit-limits';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDepositMethods, getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import { getExclusion } from '@shared-kernel/contracts/member/exclusions';
import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import { getInbox } from '@shared-kernel/contracts/member/inbox';
import { getMissions } from '@shared-kernel/contracts/member/leaderboard';
import {
  getBalance,
  getClubBenefit,
  getMemberInfo,
  getPromotions,
  getUnreadCount,
} from '@shared-kernel/contracts/member/member';
import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getPlayLimits } from '@shared-kernel/contracts/member/play-limits';
import { getRealityCheck } from '@shared-kernel/contracts/member/play-session';
import { getHeadIcon, getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import { getRewards } from '@shared-kernel/contracts/member/rewards';
import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getUplineTransfer } from '@shared-kernel/contracts/member/transfers';
import { getWithdrawable, getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import { MEMBER_CENTRE_ALIASES, paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import { defineManifest, preloadCall, preloadRecords } from 'shared-kernel/remote';

/** A member's page under the frame's header. */
const MEMBERS_ONLY = { access: 'login-page', frame: { header: 'title' } } as const;

export const manifest = defineManifest({
  name: 'member',
  routes: [
    {
      path: paths.memberCentre,
      aliases: MEMBER_CENTRE_ALIASES,
      page: 'member-centre',
      title: 'title.memberCentre',
      access: 'public',
      rejectsTrial: true,
      frame: { header: 'own', menuEntry: 'members' },
      starts: [
        preloadCall(getMemberInfo, {}),
        preloadCall(getBalance, {}),
        preloadCall(getClubBenefit, {}),
        preloadCall(getHeadIcon, {}),
        preloadCall(getPromotions, {}),
        preloadCall(getUnreadCount, {}),
        preloadCall(getConsolidatedSettings, { language: '$language' }),
      ],
      prefetch: 'idle',
    },
    {
      path: paths.bettingRecord,
      page: 'betting-record',
      title: 'title.bettingRecord',
      ...MEMBERS_ONLY,
      starts: [preloadRecords(getBetRecords)],
    },
    {
      path: paths.profitAndLoss,
      page: 'profit-loss',
      title: 'title.profitLoss',
      ...MEMBERS_ONLY,
      flag: 'PERSREP',
      starts: [preloadCall(getProfitAndLoss, { startDate: '$today', endDate: '$today', language: '$language' })],
    },
    {
      path: paths.accountRecord,
      page: 'account-record',
      title: 'title.accountRecord',
      ...MEMBERS_ONLY,
      starts: [preloadRecords(getTransactions)],
    },
    {
      path: paths.deposit,
      page: 'deposit',
      title: 'title.deposit',
      access: 'login-page',
      rejectsTrial: true,
      frame: { header: 'title', menuEntry: 'deposit' },
      starts: [
        preloadCall(getDepositMethods, { language: '$language' }),
        preloadCall(getDepositPromotions, { language: '$language' }),
        preloadCall(getBalance, {}),
        preloadCall(getConsolidatedSettings, { language: '$language' }),
      ],
    },
    {
      path: paths.depositRecord,
      page: 'deposit-record',
      title: 'title.depositRecord',
      ...MEMBERS_ONLY,
      flag: 'DEPRECM3',
      starts: [preloadRecords(getDepositRecords)],
    },
    {
      path: paths.withdraw,
      page: 'withdraw',
      title: 'title.withdraw',
      ...MEMBERS_ONLY,
      rejectsTrial: true,
      starts: [
        preloadCall(getWithdrawable, {}),
        preloadCall(getConsolidatedFunds, {}),
        preloadCall(getPaymentPassword, {}),
        preloadCall(getBankCards, {}),
      ],
    },
    {
      path: paths.withdrawalRecord,
      page: 'withdraw-record',
      title: 'withdrawRecord.title',
      ...MEMBERS_ONLY,
      flag: 'WITHREC3',
      starts: [preloadRecords(getWithdrawals)],
    },
    {
      path: paths.uplineTransfer,
      page: 'upline-transfer',
      title: 'uplineTransfer.title',
      ...MEMBERS_ONLY,
      flag: 'AGETRANSFERUP3',
      rejectsTrial: true,
      starts: [preloadCall(getUplineTransfer, {}), preloadCall(getPaymentPassword, {})],
    },
    {
      path: paths.security,
      page: 'security',
      title: 'security.title',
      access: 'login-page',
      rejectsTrial: true,
      frame: { header: 'title', menuEntry: 'members' },
      starts: [
        preloadCall(getPaymentPassword, {}),
        preloadCall(getBankCards, {}),
        preloadCall(getSecurityConfig, {}),
        preloadCall(getHeadIcon, {}),
        preloadCall(getExclusion, {}),
        preloadCall(getDepositLimits, {}),
        preloadCall(getPlayLimits, {}),
        preloadCall(getRealityCheck, {}),
      ],
    },
    {
      path: paths.manualRebate,
      page: 'manual-rebate',
      title: 'manualRebate.title',
      ...MEMBERS_ONLY,
      rejectsTrial: true,
      flag: 'MANPLAYREB3',
      starts: [preloadCall(getManualRebate, {})],
    },
    {
      path: paths.rebateReport,
      page: 'rebate-report',
      title: 'rebateReport.title',
      ...MEMBERS_ONLY,
      flag: 'PLYRBT',
      starts: [preloadRecords(getRebateRecords)],
    },
    {
      path: paths.mail,
      page: 'web-email',
      title: 'webEmail.title',
      access: 'login-prompt',
      flag: 'MAILCEN',
      frame: { header: 'title' },
      starts: [
        { ...preloadCall(getInbox, { pageNo: 1, pageSize: RECORD_PAGE_SIZE, language: '$language' }), isPlain: true },
      ],
    },
    {
      path: paths.feedback,
      page: 'feedback',
      title: 'feedback.title',
      ...MEMBERS_ONLY,
      flag: 'FEEDBACK3',
      starts: [preloadCall(getFeedback, {})],
    },
    {
      path: paths.invite,
      page: 'invite-friends',
      title: 'inviteFriends.title',
      access: 'login-page',
      rejectsTrial: true,
      needs: 'REFERRAL',
      frame: { header: 'title', menuEntry: 'invite' },
      starts: [
        preloadCall(getReferrals, {}),
        preloadCall(getMemberInfo, {}),
        preloadCall(getInvitees, { pageNo: 1, pageSize: RECORD_PAGE_SIZE, language: '$language' }),
      ],
    },
    {
      path: paths.rewards,
      page: 'reward-center',
      title: 'rewardCenter.title',
      ...MEMBERS_ONLY,
      rejectsTrial: true,
      flag: 'REWCEN3',
      starts: [preloadCall(getRewards, { language: '$language' })],
    },
    {
      path: paths.leaderboard,
      page: 'leaderboard',
      title: 'leaderboard.title',
      ...MEMBERS_ONLY,
      rejectsTrial: true,
      needs: 'MISSION',
      starts: [preloadCall(getMissions, { language: '$language' })],
    },
    {
      path: paths.benefits,
      page: 'benefits',
      title: 'benefits.title',
      ...MEMBERS_ONLY,
      rejectsTrial: true,
      starts: [preloadCall(getBenefits, { language: '$language' })],
    },
  ],
  slots: [],
});
