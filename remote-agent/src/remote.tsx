import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'agent-home': () => import('./features/agent-home/agent-home.page.tsx'),
    'team-betting': () => import('./features/team-betting/team-betting.page.tsx'),
  },
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'agent/agent-home': typeof import('./features/agent-home/texts.en.json');
    'agent/team-betting': typeof import('./features/team-betting/texts.en.json');
  }
}
