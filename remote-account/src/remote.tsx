import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    login: () => import('./features/login/login.page.tsx'),
    settings: () => import('./features/settings/settings.page.tsx'),
  },
  slots: {
    'login-dialog': () => import('./features/login/login-dialog.slot.tsx'),
  },
  locales: {
    EN: () => import('../locales/en.json'),
    TY: () => import('../locales/ty.json'),
  },
} satisfies RemoteModuleOf<typeof manifest>;
