import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    home: () => import('./features/home/home.page.tsx'),
    launcher: () => import('./features/launcher/launcher.page.tsx'),
    service: () => import('./features/service/service.page.tsx'),
  },
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'browse/home': typeof import('./features/home/texts.en.json');
    'browse/launcher': typeof import('./features/launcher/texts.en.json');
    'browse/service': typeof import('./features/service/texts.en.json');
    'browse/shared': typeof import('./shared/texts.en.json');
  }
}
