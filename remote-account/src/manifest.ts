import { paths } from 'shared-kernel/contracts/paths';
import { getFieldRules } from 'shared-kernel/contracts/system';
import { defineManifest, startCall } from 'shared-kernel/remote';

export const manifest = defineManifest({
  name: 'account',
  routes: [
    {
      path: paths.login,
      page: 'login',
      title: 'title.login',
      access: 'public',
      frame: { header: 'own' },
      starts: [startCall(getFieldRules, {})],
      prefetch: 'idle',
    },
    {
      path: paths.settings,
      page: 'settings',
      title: 'title.settings',
      access: 'home',
      frame: { header: 'title', menuEntry: 'members' },
    },
  ],
  slots: [{ name: 'auth.dialog', component: 'login-dialog' }],
});
