import { defineRemote } from 'shared-kernel/remote';
import { manifest } from './manifest.ts';

export const remote = defineRemote(manifest, {
  pages: {
    home: () => import('./features/home/home.page.tsx'),
    launcher: () => import('./features/launcher/launcher.page.tsx'),
  },
  slots: {},
  locales: {
    EN: () => import('../locales/en.json'),
    TY: () => import('../locales/ty.json'),
  },
});
