import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'member-centre': () => import('./features/member-centre/member-centre.page.tsx'),
    benefits: () => import('./features/benefits/benefits.page.tsx'),
    'account-record': () => import('./features/account-record/account-record.page.tsx'),
    'betting-record': () => import('./features/betting-record/betting-record.page.tsx'),
    deposit: () => import('./features/deposit/deposit.page.tsx'),
    'deposit-record': () => import('./features/deposit-record/deposit-record.page.tsx'),
    feedback: () => import('./features/feedback/feedback.page.tsx'),
    'invite-friends': () => import('./features/invite-friends/invite-friends.page.tsx'),
    'manual-rebate': () => import('./features/manual-rebate/manual-rebate.page.tsx'),
    'rebate-report': () => import('./features/rebate-report/rebate-report.page.tsx'),
    'profit-loss': () => import('./features/profit-loss/profit-loss.page.tsx'),
    leaderboard: () => import('./features/leaderboard/leaderboard.page.tsx'),
    'reward-center': () => import('./features/reward-center/reward-center.page.tsx'),
    security: () => import('./features/security/security.page.tsx'),
    'upline-transfer': () => import('./features/upline-transfer/upline-transfer.page.tsx'),
    'web-email': () => import('./features/web-email/web-email.page.tsx'),
    withdraw: () => import('./features/withdraw/withdraw.page.tsx'),
    'withdraw-record': () => import('./features/withdraw-record/withdraw-record.page.tsx'),
  },
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'member/account-record': typeof import('./features/account-record/texts.en.json');
    'member/benefits': typeof import('./features/benefits/texts.en.json');
    'member/betting-record': typeof import('./features/betting-record/texts.en.json');
    'member/feedback': typeof import('./features/feedback/texts.en.json');
    'member/invite-friends': typeof import('./features/invite-friends/texts.en.json');
    'member/manual-rebate': typeof import('./features/manual-rebate/texts.en.json');
    'member/rebate-report': typeof import('./features/rebate-report/texts.en.json');
    'member/profit-loss': typeof import('./features/profit-loss/texts.en.json');
    'member/member-centre': typeof import('./features/member-centre/texts.en.json');
    'member/deposit': typeof import('./features/deposit/texts.en.json');
    'member/deposit-record': typeof import('./features/deposit-record/texts.en.json');
    'member/leaderboard': typeof import('./features/leaderboard/texts.en.json');
    'member/reward-center': typeof import('./features/reward-center/texts.en.json');
    'member/shared': typeof import('./shared/texts.en.json');
    'member/security': typeof import('./features/security/texts.en.json');
    'member/upline-transfer': typeof import('./features/upline-transfer/texts.en.json');
    'member/web-email': typeof import('./features/web-email/texts.en.json');
    'member/withdraw': typeof import('./features/withdraw/texts.en.json');
    'member/withdraw-record': typeof import('./features/withdraw-record/texts.en.json');
  }
}
