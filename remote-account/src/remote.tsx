import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    login: () => import('./features/login/login.page.tsx'),
    register: () => import('./features/register/register.page.tsx'),
    forget: () => import('./features/forget/forget.page.tsx'),
    trial: () => import('./features/trial/trial.page.tsx'),
    settings: () => import('./features/settings/settings.page.tsx'),
    'change-password': () => import('./features/change-password/change-password.page.tsx'),
    sessions: () => import('./features/sessions/sessions.page.tsx'),
  },
  slots: {
    'login-dialog': () => import('./features/login/login-dialog.slot.tsx'),
    'login-password-missing': () => import('./shared/login-password/login-password-missing.slot.tsx'),
  },
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'account/login': typeof import('./features/login/texts.en.json');
    'account/register': typeof import('./features/register/texts.en.json');
    'account/forget': typeof import('./features/forget/texts.en.json');
    'account/change-password': typeof import('./features/change-password/texts.en.json');
    'account/shared': typeof import('./shared/texts.en.json');
    'account/trial': typeof import('./features/trial/texts.en.json');
    'account/settings': typeof import('./features/settings/texts.en.json');
    'account/sessions': typeof import('./features/sessions/texts.en.json');
  }
}
