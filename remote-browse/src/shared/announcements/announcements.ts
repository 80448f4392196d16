import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { useSettledLanguage } from '../catalogue/game-menu.ts';
import { announcementsInput } from './announcements-input.ts';

type Announcements = ValueOf<typeof getAnnouncements>;
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['notices'][number];
export type Popup = Announcements['popups'][number];

/** Banners, notices, pop-ups and hot matches of the home page, and the jackpot's own value when the server has one. Kept while a newer or another language's answer is on its way. */
export const useAnnouncements = () =>
  useApi(getAnnouncements, announcementsInput(useSettledLanguage(), useBrand().merchantCode), {
    placeholderData: keepPreviousData,
  });
