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
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'account/login': typeof import('./features/login/texts.en.json');
    'account/settings': typeof import('./features/settings/texts.en.json');
  }
}
