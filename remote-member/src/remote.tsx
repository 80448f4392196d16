import { defineRemote } from 'shared-kernel/remote';
import { manifest } from './manifest.ts';

export const remote = defineRemote(manifest, {
  pages: {
    'member-centre': () => import('./features/member-centre/member-centre.page.tsx'),
    'betting-record': () => import('./features/betting-record/betting-record.page.tsx'),
  },
  slots: {},
  locales: {
    EN: () => import('../locales/en.json'),
    TY: () => import('../locales/ty.json'),
  },
});
