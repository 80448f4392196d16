import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths, REGISTER_ALIASES } from '@shared-kernel/contracts/system/paths';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { defineManifest, startCall } from 'shared-kernel/remote';
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
      starts: [startCall(getFieldRules, {})],
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
        startCall(getFieldRules, {}),
        startCall(getAnnouncements, registerAnnouncementsInput('$language', '$merchant')),
      ],
    },
    {
      path: paths.forgotPassword,
      page: 'forget',
      title: 'title.forgotPassword',
      access: 'public',
      frame: { header: 'title' },
      starts: [startCall(getFieldRules, {})],
    },
    {
      path: paths.trial,
      page: 'trail',
      title: 'title.trail',
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
      starts: [startCall(getFieldRules, {}), startCall(getSecurityConfig, {})],
    },
    {
      path: ownPaths.sessions,
      page: 'sessions',
      title: 'sessions.title',
      access: 'login-page',
      frame: { header: 'title', menuEntry: 'members' },
      starts: [startCall(getSessions, {}), startCall(getPasskeys, {}), startCall(getSocialLinks, {})],
    },
  ],
  slots: [
    { name: 'auth.dialog', component: 'login-dialog' },
    { name: 'account.login-password', component: 'login-password-missing', access: 'session' },
  ],
});
