import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'member-centre': () => import('./features/member-centre/member-centre.page.tsx'),
    'betting-record': () => import('./features/betting-record/betting-record.page.tsx'),
  },
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;
