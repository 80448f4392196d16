import { getAnnouncements } from 'shared-kernel/contracts/content';
import { getFavouriteIds } from 'shared-kernel/contracts/favourites';
import { getHotGames, getVendorGameTypes } from 'shared-kernel/contracts/games';
import { HOME_ALIASES, paths } from 'shared-kernel/contracts/paths';
import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import { defineManifest, startCall } from 'shared-kernel/remote';
import { announcementsInput, hotGamesInput, vendorGameTypesInput } from './features/home/home-calls.ts';

export const manifest = defineManifest({
  name: 'browse',
  routes: [
    {
      path: paths.home,
      aliases: HOME_ALIASES,
      page: 'home',
      title: 'home.title',
      access: 'public',
      frame: { header: 'home', menuEntry: 'home' },
      starts: [
        startCall(getAnnouncements, announcementsInput('$language', '$merchant')),
        startCall(getVendorGameTypes, vendorGameTypesInput('$language', '$merchant')),
        startCall(getHotGames, hotGamesInput('$language', '$merchant')),
        startCall(getFavouriteIds, {}),
      ],
      prefetch: 'idle',
    },
    {
      path: paths.launchGame,
      page: 'launcher',
      title: 'launch.title',
      access: 'login-page',
      frame: { header: 'none' },
    },
    {
      path: paths.service,
      page: 'service',
      title: 'service.title',
      access: 'public',
      frame: { header: 'title' },
      starts: [startCall(getConsolidatedSettings, { language: '$language' })],
    },
  ],
  slots: [],
});
