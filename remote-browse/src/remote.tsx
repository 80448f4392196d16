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
