import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'agent-dividend': () => import('./features/agent-dividend/agent-dividend.page.tsx'),
    'agent-notices': () => import('./features/agent-notices/agent-notices.page.tsx'),
    'agent-register': () => import('./features/agent-register/agent-register.page.tsx'),
    'agent-home': () => import('./features/agent-home/agent-home.page.tsx'),
    'agent-rebate': () => import('./features/agent-rebates/agent-rebate.page.tsx'),
    'red-rain': () => import('./features/red-rain/red-rain.page.tsx'),
    'salary-contract': () => import('./features/agent-contracts/salary-contract.page.tsx'),
    'dividend-contract': () => import('./features/agent-contracts/dividend-contract.page.tsx'),
    'hourly-contract': () => import('./features/agent-contracts/hourly-contract.page.tsx'),
    'team-rebate': () => import('./features/agent-rebates/team-rebate.page.tsx'),
    'team-betting': () => import('./features/team-betting/team-betting.page.tsx'),
    'team-members': () => import('./features/team-members/team-members.page.tsx'),
    'team-overview': () => import('./features/team-overview/team-overview.page.tsx'),
    'team-profit': () => import('./features/team-profit/team-profit.page.tsx'),
    'team-transfer': () => import('./features/team-transfer/team-transfer.page.tsx'),
  },
  slots: {
    'contract-prompts': () => import('./shared/contract-prompts/contract-prompts.slot.tsx'),
  },
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'agent/shared': typeof import('./shared/texts.en.json');
    'agent/agent-dividend': typeof import('./features/agent-dividend/texts.en.json');
    'agent/agent-contracts': typeof import('./features/agent-contracts/texts.en.json');
    'agent/agent-home': typeof import('./features/agent-home/texts.en.json');
    'agent/agent-notices': typeof import('./features/agent-notices/texts.en.json');
    'agent/agent-register': typeof import('./features/agent-register/texts.en.json');
    'agent/agent-rebates': typeof import('./features/agent-rebates/texts.en.json');
    'agent/red-rain': typeof import('./features/red-rain/texts.en.json');
    'agent/team-betting': typeof import('./features/team-betting/texts.en.json');
    'agent/team-members': typeof import('./features/team-members/texts.en.json');
    'agent/team-overview': typeof import('./features/team-overview/texts.en.json');
    'agent/team-profit': typeof import('./features/team-profit/texts.en.json');
    'agent/team-transfer': typeof import('./features/team-transfer/texts.en.json');
  }
}
