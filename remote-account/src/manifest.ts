import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths, REGISTER_ALIASES } from '@shared-kernel/contracts/system/paths';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { defineManifest, preloadCall } from 'shared-kernel/remote';
import { registerAnnouncementsInput } from './features/register/api/announcements-input.ts';
import { ownPaths } from './paths.ts';

export const manifest = defineManifest({
  name: 'account',
  routes: [
    {
      path: paths.login,
      page: 'login',
      title: 'title.login',
      access: 'public',
      frame: { header: 'own' },
      starts: [preloadCall(getFieldRules, {})],
      prefetch: 'idle',
    },
    {
      path: paths.register,
      aliases: REGISTER_ALIASES,
      page: 'register',
      title: 'title.register',
      access: 'public',
      frame: { header: 'own' },
      starts: [
        preloadCall(getFieldRules, {}),
        preloadCall(getAnnouncements, registerAnnouncementsInput('$language', '$merchant')),
      ],
    },
    {
      path: paths.forgotPassword,
      page: 'forget',
      title: 'title.forgotPassword',
      access: 'public',
      frame: { header: 'title' },
      starts: [preloadCall(getFieldRules, {})],
    },
    {
      path: paths.trial,
      page: 'trial',
      title: 'title.trial',
      access: 'public',
      frame: { header: 'title' },
    },
    {
      path: paths.settings,
      page: 'settings',
      title: 'title.settings',
      access: 'home',
      frame: { header: 'title', menuEntry: 'members' },
    },
    {
      path: paths.changePassword,
      page: 'change-password',
      title: 'title.changePassword',
      access: 'home',
      frame: { header: 'title' },
      starts: [preloadCall(getFieldRules, {}), preloadCall(getSecurityConfig, {})],
    },
    {
      path: ownPaths.sessions,
      page: 'sessions',
      title: 'sessions.title',
      access: 'login-page',
      frame: { header: 'title', menuEntry: 'members' },
      starts: [
        preloadCall(getSessions, {}),
        preloadCall(getPasskeys, {}),
        preloadCall(getSocialLinks, {}),
        preloadCall(getSignInAlerts, {}),
      ],
    },
  ],
  slots: [
    { name: 'auth.dialog', component: 'login-dialog' },
    { name: 'account.login-password', component: 'login-password-missing', access: 'session' },
  ],
});
