import { getAffiliateLinks } from '@shared-kernel/contracts/agent/accounts';
import { getDownlines, getTeamBets, getTeamKpi, getTeamProfit } from '@shared-kernel/contracts/agent/agent';
import { getRebateQuotas } from '@shared-kernel/contracts/agent/rebates';
import { getRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import { defineManifest, preloadCall, preloadRecords } from 'shared-kernel/remote';
import { ownPaths } from './paths.ts';

/** Unread ones are counted at the agent home's foot, all are listed on their page. */
const notices = preloadCall(getAnnouncements, {
  types: 'A',
  groupName: 'm_home',
  platform: 'M',
  merchantCode: '$merchant',
  language: '$language',
});

export const manifest = defineManifest({
  name: 'agent',
  routes: [
    {
      path: paths.agentHome,
      page: 'agent-home',
      title: 'title.agentHome',
      access: 'agent',
      frame: { header: 'own' },
      starts: [
        preloadCall(getBalance, {}),
        preloadCall(getTeamKpi, { startDate: '$today', endDate: '$today', size: 0 }),
        preloadCall(getUnreadCount, {}),
        { ...notices, when: 'session' },
        { ...preloadCall(getConsolidatedSettings, { language: '$language' }), when: 'session' },
      ],
      prefetch: 'idle',
    },
    {
      path: paths.teamBets,
      page: 'team-betting',
      title: 'title.teamBetting',
      access: 'agent',
      frame: { header: 'title' },
      starts: [preloadRecords(getTeamBets)],
    },
    {
      path: paths.teamOverview,
      page: 'team-overview',
      title: 'title.teamOverview',
      access: 'agent',
      frame: { header: 'title' },
    },
    {
      path: paths.teamProfitAndLoss,
      page: 'team-profit',
      title: 'title.teamPnl',
      access: 'agent',
      frame: { header: 'title' },
      starts: [preloadRecords(getTeamProfit)],
    },
    {
      path: paths.team,
      page: 'team-members',
      title: 'title.team',
      access: 'agent',
      frame: { header: 'title' },
      starts: [
        {
          ...preloadCall(getDownlines, { pageNo: 1, pageSize: RECORD_PAGE_SIZE, language: '$language' }),
          isPlain: true,
        },
      ],
    },
    {
      path: paths.gameRebate,
      page: 'agent-rebate',
      title: 'title.agentRebate',
      access: 'agent',
      frame: { header: 'title' },
    },
    {
      path: paths.agentRebate,
      page: 'team-rebate',
      title: 'title.teamRebate',
      access: 'agent',
      frame: { header: 'title' },
    },
    {
      path: paths.dividend,
      page: 'agent-dividend',
      title: 'title.agentDividend',
      access: 'agent',
      frame: { header: 'title' },
    },
    {
      path: paths.agentNotices,
      page: 'agent-notices',
      title: 'title.agentNotices',
      access: 'agent',
      frame: { header: 'title' },
      starts: [notices],
    },
    {
      path: paths.openAccount,
      page: 'agent-register',
      title: 'title.agentRegister',
      access: 'agent',
      frame: { header: 'title' },
      starts: [{ ...preloadCall(getAffiliateLinks, {}), isPlain: true }, preloadCall(getRebateQuotas, {})],
    },
    {
      path: paths.redRain,
      page: 'red-rain',
      title: 'title.redRain',
      access: 'login-page',
      rejectsTrial: true,
      frame: { header: 'title' },
      starts: [preloadCall(getRedRain, {})],
    },
    {
      path: paths.salaryContract,
      page: 'salary-contract',
      title: 'title.salaryContract',
      access: 'login-page',
      frame: { header: 'title' },
      rejectsTrial: true,
    },
    {
      path: paths.dividendContract,
      page: 'dividend-contract',
      title: 'title.dividendContract',
      access: 'login-page',
      frame: { header: 'title' },
      rejectsTrial: true,
    },
    {
      path: paths.hourlyContract,
      page: 'hourly-contract',
      title: 'title.hourlyContract',
      access: 'login-page',
      frame: { header: 'title' },
      rejectsTrial: true,
    },
    {
      path: ownPaths.teamTransfer,
      page: 'team-transfer',
      title: 'teamTransfer.title',
      access: 'agent',
      frame: { header: 'title' },
    },
  ],
  slots: [{ name: 'home.prompts', component: 'contract-prompts', access: 'session' }],
});
