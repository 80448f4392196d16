import { defineRemote } from 'shared-kernel/remote';
import { manifest } from './manifest.ts';

export const remote = defineRemote(manifest, {
  pages: { 'agent-home': () => import('./features/agent-home/agent-home.page.tsx') },
  slots: {},
  locales: {
    EN: () => import('../locales/en.json'),
    TY: () => import('../locales/ty.json'),
  },
});
